import { Reaction } from 'mobx';
import { InMemoryClock } from '../../twins/InMemoryClock';

interface Begun {
  readonly what: string;
  /** Its stack is expensive, so only that of what is left is read. */
  readonly at: Error;
}

/** What effects have begun and nobody has ended: listeners of the page, timers, requests, and what follows a store. */
const begun = new Map<object, Begun>();
let isInEffect = false;

const REQUESTS = 'requests';
const WAITS = 'waits for';

function inEffect<Result>(is: boolean, run: () => Result): Result {
  const before = isInEffect;
  isInEffect = is;
  try {
    return run();
  } finally {
    isInEffect = before;
  }
}

function begins(key: object, what: string): void {
  if (isInEffect) begun.set(key, { what, at: new Error() });
}

type UseEffect = (effect: () => unknown, dependencies?: readonly unknown[]) => void;
const react: Record<'useEffect' | 'useLayoutEffect', UseEffect> = jest.requireActual('react');
for (const name of ['useEffect', 'useLayoutEffect'] as const) {
  const use = react[name];
  react[name] = (effect, dependencies) => use(() => inEffect(true, effect), dependencies);
}

// From its first use on, the selector engine of jsdom listens to the page. An effect may be the first to use it.
document.querySelectorAll('a');

type Args = Parameters<EventTarget['addEventListener']>;
const keys = new WeakMap<object, Record<string, object>>();
const { addEventListener, removeEventListener } = EventTarget.prototype;

/** The same for the same listener of the page. Undefined for one that ends by itself, or with an element. */
function listenerKey(target: EventTarget, [type, listener, options]: Args): object | undefined {
  const { once, signal, capture = false } = typeof options === 'object' ? options : { capture: options };
  if (!listener || once || signal || (target !== window && target !== document)) return undefined;
  const known = keys.get(listener) ?? {};
  keys.set(listener, known);
  return (known[`${target === window} ${type} ${capture}`] ??= {});
}

Object.assign(EventTarget.prototype, {
  addEventListener(this: EventTarget | undefined, ...args: Args) {
    const target = this ?? window;
    const key = listenerKey(target, args);
    if (key) begins(key, `listens to ${args[0]}`);
    addEventListener.apply(target, args);
  },
  removeEventListener(this: EventTarget | undefined, ...args: Args) {
    const target = this ?? window;
    const key = listenerKey(target, args);
    if (key) begun.delete(key);
    removeEventListener.apply(target, args);
  },
});

const { after, every } = InMemoryClock.prototype;
const ending = (key: object, end: () => void) => () => {
  begun.delete(key);
  end();
};
Object.assign(InMemoryClock.prototype, {
  after(this: InMemoryClock, milliseconds: number, callback: () => void) {
    const key = {};
    begins(key, `${WAITS} ${milliseconds} ms`);
    return ending(key, after.call(this, milliseconds, ending(key, callback)));
  },
  every(this: InMemoryClock, milliseconds: number, callback: () => void) {
    const key = {};
    begins(key, `repeats every ${milliseconds} ms`);
    return ending(
      key,
      inEffect(false, () => every.call(this, milliseconds, callback)),
    );
  },
});

const known = new WeakSet<Reaction>();
type Step = (this: Reaction, ...args: unknown[]) => unknown;
const reactions = Reaction.prototype as unknown as Record<'schedule_' | 'track' | 'dispose', Step>;
const { schedule_, track, dispose } = reactions;
Object.assign(reactions, {
  // The first step of what follows a store. A view is tracked first.
  schedule_(this: Reaction) {
    if (!known.has(this)) begins(this, 'follows a store');
    known.add(this);
    return schedule_.call(this);
  },
  track(this: Reaction, ...args: unknown[]) {
    known.add(this);
    return track.apply(this, args);
  },
  dispose(this: Reaction) {
    begun.delete(this);
    return dispose.call(this);
  },
} satisfies Record<keyof typeof reactions, Step>);

class NotedController extends AbortController {
  constructor() {
    super();
    begins(this, REQUESTS);
  }

  override abort(reason?: unknown): void {
    begun.delete(this);
    super.abort(reason);
  }
}
Object.assign(globalThis, { AbortController: NotedController });

/** A store ends these itself. */
const ofStores = new RegExp(`^(${REQUESTS}|${WAITS})`);

/** These begin once, and last until the page is left. */
const lasting = /application\/(start\/SignedIn|bidding\/bar\/ActionBars)\.ts/;

/** The lines of the app that began it. */
const placesOf = ({ stack = '' }: Error): readonly string[] =>
  stack.split('\n').flatMap(line => (line.includes('node_modules') ? [] : (/\/(src\/[^)]+)/.exec(line)?.[1] ?? [])));

/** What is left behind after all views are gone, with the place that began it. Forgets it. */
export function leftBehind(): readonly string[] {
  const left = [...begun.values()].map(({ what, at }) => ({ what, places: placesOf(at) }));
  begun.clear();
  return left
    .filter(({ places }) => !places.some(place => lasting.test(place)))
    .filter(({ what, places: [first = ''] }) => !ofStores.test(what) || first.startsWith('src/ui/'))
    .map(({ what, places }) => [what, ...places].join(' < '));
}
