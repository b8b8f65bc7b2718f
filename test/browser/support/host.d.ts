declare module '*/.config/host.js' {
  export interface Host {
    readonly origin: string;
    stop(): Promise<void>;
  }

  /** `config` replaces the config.json of the build. */
  export function host(options: { readonly port?: number; readonly config?: unknown }): Promise<Host>;
}
