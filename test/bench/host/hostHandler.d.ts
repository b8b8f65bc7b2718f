declare module '*/.config/host.js' {
  /** `config` takes the place of the build's own config.json. */
  export function hostHandler(options: { readonly config?: unknown }): import('./SecureHost').Handler;
}
