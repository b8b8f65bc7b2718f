/** Milliseconds of processor time of the page's main thread, by kind. */
export type Work = Record<Kind, number>;
type Kind = 'script' | 'layout' | 'paint' | 'garbage' | 'other';

/** What DevTools asks of the browser for its timeline. */
export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The time stamps that a page writes into the trace with `console.timeStamp`. */
export const BEGIN = 'work begins';
export const END = 'work ends';

/** An event of Chromium's trace. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of the thread, which is shorter while other processes run. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly message?: string } };
}

/** An event whose name is missing here is of the kind of the event around it. */
const kinds: Readonly<Record<string, Kind>> = {
  EvaluateScript: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.compile': 'script',
  'v8.callFunction': 'script',
  'v8.run': 'script',
  HitTest: 'layout',
  Layout: 'layout',
  UpdateLayoutTree: 'layout',
  Commit: 'paint',
  'Decode Image': 'paint',
  Layerize: 'paint',
  Paint: 'paint',
  PrePaint: 'paint',
  UpdateLayer: 'paint',
  MajorGC: 'garbage',
  MinorGC: 'garbage',
};

/** The work of the thread that wrote the time stamps: between them, or `sinceStart` of the trace to the second. */
export function workIn(events: readonly TraceEvent[], { sinceStart }: { readonly sinceStart: boolean }): Work {
  const stampOf = (message: string) => {
    const stamp = events.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === message);
    if (!stamp) throw new Error(`The trace has no time stamp '${message}'.`);
    return stamp;
  };
  const { pid, tid, ts: end } = stampOf(END);
  const begin = sinceStart ? -Infinity : stampOf(BEGIN).ts;
  const lasting = events
    .filter(event => event.pid === pid && event.tid === tid && event.ph === 'X' && event.ts > begin && event.ts < end)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));

  const work: Work = { script: 0, layout: 0, paint: 0, garbage: 0, other: 0 };
  /** The events around the present one, the innermost last. */
  const around: { readonly kind: Kind; readonly end: number }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of lasting) {
    while (around.length > 0 && around.at(-1)!.end <= ts) around.pop();
    const outer = around.at(-1)?.kind;
    const kind = kinds[name] ?? outer ?? 'other';
    work[kind] += tdur / 1000;
    if (outer) work[outer] -= tdur / 1000;
    around.push({ kind, end: ts + dur });
  }
  return work;
}
