declare module '*/.config/chromium.js' {
  /** The browser of the tests: named by CHROMIUM_PATH, found on the machine or installed. */
  export function findChromium(): Promise<string>;
}
