export interface OpenedTab {
  /**
   * Loads a URL in the tab. Returns false if the browser blocked the tab, if it was closed, or if `fileAddress` refuses
   * the URL. A refused URL closes the tab.
   */
  show(address: string): boolean;
  /** Closes the tab. */
  close(): void;
}

export abstract class Tabs {
  /**
   * Opens a tab that shows `title` while it waits for its content. Call it in a click handler: browsers block it
   * otherwise.
   */
  abstract open(title: string): OpenedTab;
}
