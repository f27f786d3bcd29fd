import { mount } from "svelte";
import App from "./App.svelte";
import { messages } from "./core/i18n.svelte";
import "./style/fonts.css";
import "./style/tokens.css";

await messages.use(navigator.language.startsWith("ru") ? "ru" : "en");
mount(App, { target: document.getElementById("app")! });
