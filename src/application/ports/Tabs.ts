export interface OpenedTab {
  /** False where the browser did not let it open, or it was closed since, or the address is none of a file: it closes then. */
  show(address: string): boolean;
  close(): void;
}

export interface Tabs {
  /** An empty tab, to be called upon a press: a browser opens none later. `title` says what it waits for. */
  open(title: string): OpenedTab;
}

export const Tabs = Symbol('Tabs');
