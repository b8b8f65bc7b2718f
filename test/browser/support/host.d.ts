declare module '*/.config/host.js' {
  export interface Host {
    readonly origin: string;
    stop(): Promise<void>;
  }

  /** `config` takes the place of the build's own config.json. */
  export function host(options: { readonly port?: number; readonly config?: unknown }): Promise<Host>;
}
