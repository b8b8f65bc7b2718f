/** Settings from the host of this build that do not concern the backend. */
export abstract class Site {
  abstract readonly nativeApp: {
    readonly deepLinkBase: string;
    readonly appStoreUrl: string | null;
    readonly playStoreUrl: string | null;
  } | null;
  abstract readonly map: { readonly tileUrl: string; readonly attribution: string } | null;
  /** The folder of the flags. If null, '/flags'. */
  abstract readonly flagUrl: string | null;
  /** The registration page. If null, the translations contain the URL. */
  abstract readonly registrationUrl: string | null;
  /** A session ends if nobody uses the app for this many minutes. If null, it never does. */
  abstract readonly idleMinutes: number | null;
  /** This device deletes unsent input so many days after its last change. */
  abstract readonly draftDays: number;
}
