declare module "virtual:languages" {
  const languages: readonly { readonly lang: string; readonly name: string }[];
  export default languages;
}
