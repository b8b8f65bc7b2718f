/** What the host of this build set up beside the backend. */
export interface Site {
  readonly nativeApp: {
    readonly deepLinkBase: string;
    readonly appStoreUrl: string;
    readonly playStoreUrl: string;
  } | null;
  readonly map: { readonly tileUrl: string; readonly attribution: string } | null;
  readonly flagUrl: string | null;
}

export const Site = Symbol('Site');
