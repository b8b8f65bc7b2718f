declare module '*/.config/host.js' {
  /** `config` replaces the config.json of the build. */
  export function hostHandler(options: { readonly config?: unknown }): import('./SecureHost').Handler;
}
