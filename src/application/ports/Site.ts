/** What the host of this build set up beside the backend. */
export interface Site {
  readonly nativeApp: {
    readonly deepLinkBase: string;
    readonly appStoreUrl: string | null;
    readonly playStoreUrl: string | null;
  } | null;
  readonly map: { readonly tileUrl: string; readonly attribution: string } | null;
  readonly flagUrl: string | null;
  /** Where dealers register; null: the address in the texts. */
  readonly registrationUrl: string | null;
}

export const Site = Symbol('Site');
