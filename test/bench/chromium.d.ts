declare module '*/.config/chromium.js' {
  /** The browser of the tests: named by CHROMIUM_PATH, found, or installed. */
  export function findChromium(): Promise<string>;
}
