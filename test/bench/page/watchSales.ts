export interface WatchedSales {
  readonly figure: string;
  /** A part of the address of the archive. */
  readonly answers: string;
}

/** Times are milliseconds since the navigation. */
export interface SalesSeen {
  /** When the page had received the last answer. */
  readonly answeredAt: number;
  /** When the figure was painted. */
  readonly drawnAt: number;
}

declare global {
  var salesSeen: Promise<SalesSeen>;
}

/** Runs in the page before the press; it is sent there as text and can use nothing from this module. */
export function watchSales({ figure, answers }: WatchedSales): void {
  let answeredAt = 0;
  const { text } = Response.prototype;
  Response.prototype.text = function () {
    const read = text.call(this);
    if (this.url.includes(answers)) void read.then(() => (answeredAt = performance.now()));
    return read;
  };
  globalThis.salesSeen = new Promise(resolve => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(figure)) return;
      observer.disconnect();
      // A task right after the frame: a message would wait for the work that was postponed until after it.
      const painted = () => resolve({ answeredAt, drawnAt: performance.now() });
      requestAnimationFrame(() => void scheduler.postTask(painted, { priority: 'user-blocking' }));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}
