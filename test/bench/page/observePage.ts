/** Times are milliseconds since the navigation. */
export interface PageNotes {
  /** When the awaited elements were painted and the page could respond again. */
  usableAt: number | null;
  /** When the first text or image was painted. */
  firstAt: number;
  /** When the largest text or image so far was painted. */
  largestAt: number;
  readonly longTasks: { readonly startedAt: number; readonly duration: number }[];
  readonly shifts: { readonly at: number; readonly value: number; readonly what: string }[];
  /** The events of each press or key, from the hardware time stamp to the next paint, rounded to 8 ms. */
  readonly presses: { readonly name: string; readonly at: number; readonly duration: number }[];
}

declare global {
  var pageNotes: PageNotes;
}

export interface Usable {
  readonly selector: string;
  /** The minimum number of these elements. */
  readonly least: number;
  /** Another element without which they are of no use. */
  readonly beside?: string;
}

interface Observed extends Usable {
  /** The time stamp that is written into a trace once the page is usable. */
  readonly end: string;
}

/** Runs in the page before its own scripts; it is sent there as text and can use nothing from this module. */
export function observePage({ selector, least, beside, end }: Observed): void {
  const notes: PageNotes = { usableAt: null, firstAt: 0, largestAt: 0, longTasks: [], shifts: [], presses: [] };
  globalThis.pageNotes = notes;

  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  type Press = PerformanceEntry & { interactionId: number };
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void, more = {}) =>
    new PerformanceObserver(list => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('longtask', ({ startTime, duration }) => notes.longTasks.push({ startedAt: startTime, duration }));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstAt = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (notes.largestAt = startTime));
  watch<Shift>('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')).join(' | ');
    if (!hadRecentInput) notes.shifts.push({ at: startTime, value, what });
  });
  watch<Press>(
    'event',
    ({ name, startTime, duration, interactionId }) => {
      if (interactionId > 0) notes.presses.push({ name, at: startTime, duration });
    },
    { durationThreshold: 16 },
  );

  // The page handles some events within its own listeners, so that a follower must be called first.
  for (const type of ['click', 'keydown', 'popstate']) {
    addEventListener(type, event => globalThis.followPress?.(event), true);
  }

  const whenPainted = (then: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < least) return;
    if (beside && !document.querySelector(beside)) return;
    observer.disconnect();
    whenPainted(at => {
      notes.usableAt = at;
      console.timeStamp(end);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
