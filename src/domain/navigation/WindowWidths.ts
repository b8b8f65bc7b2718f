/**
 * Pixels. A narrower window has the menu at its lower edge, and the app suggests the native app there. A test compares it
 * with the queries of the style sheets.
 */
export const NARROW_BELOW = 868;

/** Pixels. A narrower window is a phone, whose foot has tabs with words. A test compares it with the queries. */
export const PHONE_BELOW = 700;
