/** Settings from the host of this build that do not concern the backend. */
export interface Site {
  readonly nativeApp: {
    readonly deepLinkBase: string;
    readonly appStoreUrl: string | null;
    readonly playStoreUrl: string | null;
  } | null;
  readonly map: { readonly tileUrl: string; readonly attribution: string } | null;
  /** The folder of the flags. If null, '/flags'. */
  readonly flagUrl: string | null;
  /** The registration page. If null, the translations contain the URL. */
  readonly registrationUrl: string | null;
  /** A session ends if nobody uses the app for this many minutes. If null, it never does. */
  readonly idleMinutes: number | null;
  /** This device deletes unsent input so many days after its last change. */
  readonly draftDays: number;
}

export const Site = Symbol('Site');
