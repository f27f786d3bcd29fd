declare module "virtual:languages" {
  const languages: readonly { readonly lang: string; readonly name: string; readonly guest: string }[];
  export default languages;
}
