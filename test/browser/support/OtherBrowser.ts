/** A browser that Playwright does not drive. An element is wanted by a selector or an XPath. */
export interface OtherBrowser {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the page has the element. */
  find(wanted: string): Promise<void>;
  /** Waits until the page shows the text. */
  text(part: string): Promise<void>;
  press(wanted: string): Promise<void>;
  type(wanted: string, text: string): Promise<void>;
  /** The errors of the pages so far. */
  errors(): Promise<readonly string[]>;
  stop(): Promise<void>;
}
