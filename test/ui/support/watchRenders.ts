/** The part of React's fiber that is read here. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly stateNode: unknown;
  readonly updateQueue: unknown;
  readonly memoizedState: unknown;
}

/** The flag of a fiber whose component React has called for this commit. */
const RENDERED = 1;

/** The hook state of `useEffect`, `useLayoutEffect` and `useSyncExternalStore`. */
interface Effects {
  readonly lastEffect: { readonly next: Effects['lastEffect'] } | null;
}

/** A hook of a component. The one of MobX's `observer` holds its reaction. */
interface HookState {
  readonly memoizedState?: { readonly current?: { readonly reaction?: unknown } | null } | null;
  readonly next?: HookState | null;
}

const nameOf = ({ type }: Fiber): string => {
  const named = type as {
    readonly displayName?: string;
    readonly name?: string;
    readonly type?: { readonly name?: string };
  };
  if (typeof type === 'string') return type;
  return named?.displayName || named?.name || named?.type?.name || '';
};

const isComponent = ({ type }: Fiber): boolean => type !== null && typeof type !== 'string' && typeof type !== 'symbol';

function* childrenOf({ child }: Fiber): Generator<Fiber> {
  for (let each = child; each; each = each.sibling) yield each;
}

function* below(fiber: Fiber): Generator<Fiber> {
  yield fiber;
  for (const child of childrenOf(fiber)) yield* below(child);
}

/** What React has rendered in a commit: new fibers, and the components that it has called again. */
function* rendered(fiber: Fiber): Generator<Fiber> {
  const before = fiber.alternate;
  if (!before) return void (yield* below(fiber));
  if (isComponent(fiber) && fiber.flags & RENDERED) yield fiber;
  if (fiber.child === before.child) return;
  for (const child of childrenOf(fiber)) yield* rendered(child);
}

const fiberOf = (element: Element): Fiber => {
  const key = Object.keys(element).find(each => each.startsWith('__reactFiber$'))!;
  return Reflect.get(element, key) as Fiber;
};

/**
 * Records the names of what React renders in the tree of the element, until the returned function is called. React has no
 * public way to observe this.
 */
export function watchRenders(element: Element): () => string[] {
  let top = fiberOf(element);
  while (top.return) top = top.return;
  const root = top.stateNode as { current: Fiber };
  const names: string[] = [];
  let { current } = root;
  // React assigns it once for each commit.
  Object.defineProperty(root, 'current', {
    configurable: true,
    enumerable: true,
    get: () => current,
    set: (committed: Fiber) => {
      current = committed;
      names.push(...[...rendered(committed)].map(nameOf));
    },
  });
  return () => {
    Object.defineProperty(root, 'current', { configurable: true, enumerable: true, writable: true, value: current });
    return names;
  };
}

/** What React and MobX hold of the component whose outermost element is given. */
export function heldFor(element: Element): { fibers: number; observers: number; effects: number } {
  const component = fiberOf(element).return!;
  const fibers = [...below(component)];
  let observers = 0;
  let effects = 0;
  for (const fiber of fibers.filter(isComponent)) {
    const last = (fiber.updateQueue as Effects | null)?.lastEffect ?? null;
    for (let each = last; each; each = each.next === last ? null : each.next) effects += 1;
    for (let hook = fiber.memoizedState as HookState | null; hook; hook = hook.next ?? null) {
      if (hook.memoizedState?.current?.reaction) observers += 1;
    }
  }
  return { fibers: fibers.length, observers, effects };
}
