export interface WatchedPushes {
  /** The element whose text each push changes. */
  readonly selector: string;
  /** Milliseconds for which the page collects pushes. */
  readonly collects: number;
}

declare global {
  /** Milliseconds from the end of each collection until the new text is in the document. The next frame paints it. */
  var pushesSeen: number[];
}

/** Runs in the page before its own scripts; it is sent there as text and can use nothing from this module. */
export function watchPushes({ selector, collects }: WatchedPushes): void {
  globalThis.pushesSeen = [];
  let collectedAt: number | null = null;
  let text: string | null = null;

  // This listener is added before the page's own, and timers of equal length run in the order in which they were started.
  // Its timer therefore runs right before the page reads the push.
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (!data.includes('"highest_bet"')) return;
        text = document.querySelector(selector)?.textContent ?? null;
        setTimeout(() => (collectedAt = performance.now()), collects);
      });
    }
  };

  new MutationObserver(() => {
    if (collectedAt === null) return;
    const element = document.querySelector(selector);
    if (!element || element.textContent === text) return;
    pushesSeen.push(performance.now() - collectedAt);
    collectedAt = null;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
