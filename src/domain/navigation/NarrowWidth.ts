/**
 * Pixels. A narrower window has the menu at its lower edge, and the app suggests the native app there. Keep in sync with
 * the media queries of the style sheets.
 */
export const NARROW_BELOW = 868;

/** Pixels. A narrower window is a phone, whose foot has tabs with words. Keep in sync with `firstPaint.css`. */
export const PHONE_BELOW = 700;
