export interface WatchedSales {
  readonly figure: string;
  readonly table: string;
  /** The number of rows in the whole table. */
  readonly rows: number;
  /** A part of the address of the archive. */
  readonly answers: string;
}

/** Times are milliseconds since the navigation. */
export interface SalesSeen {
  /** When the page had received the last answer. */
  readonly answeredAt: number;
  /** When the figure was painted. */
  readonly drawnAt: number;
  readonly allRowsAt: number;
}

declare global {
  var salesSeen: Promise<SalesSeen>;
}

/** Runs in the page before the press; it is sent there as text and can use nothing from this module. */
export function watchSales({ figure, table, rows, answers }: WatchedSales): void {
  let answeredAt = 0;
  const { text } = Response.prototype;
  Response.prototype.text = function () {
    const read = text.call(this);
    if (this.url.includes(answers)) void read.then(() => (answeredAt = performance.now()));
    return read;
  };
  // A task right after the frame: a message would wait for the work that was postponed until after it.
  const painted = () =>
    new Promise<number>(resolve =>
      requestAnimationFrame(
        () => void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
      ),
    );
  globalThis.salesSeen = new Promise(resolve => {
    let drawn: Promise<number> | null = null;
    const observer = new MutationObserver(() => {
      if (!document.querySelector(figure)) return;
      drawn ??= painted();
      if (document.querySelectorAll(`${table} tbody tr`).length < rows) return;
      observer.disconnect();
      void Promise.all([drawn, painted()]).then(([drawnAt, allRowsAt]) => resolve({ answeredAt, drawnAt, allRowsAt }));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}
