import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./core/person.svelte";
import { settings } from "./core/settings.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/home.css";

// A server that cannot be reached is said by the page that needs it; the first page opens all the same.
await Promise.all([settings.apply(), me.load().catch(() => undefined)]);
mount(App, { target: document.getElementById("app")! });
