interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
}

interface FiberRoot {
  readonly current: Fiber;
}

interface FibersSeen {
  /** How many fibers React has rendered and committed since this was set to 0. */
  rendered: number;
  /** How many fibers an element consists of. */
  readonly within: (selector: string) => number;
}

declare global {
  var fibersSeen: FibersSeen;
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
}

/**
 * Runs in the page before its own scripts; it is sent there as text and can use nothing from this module. It counts in the
 * way of React's DevTools, which a production build also calls at each commit.
 */
export function countFibers(): void {
  /** The tags of React for components: functions, classes, consumers of a context, forwarded references and memos. */
  const components = new Set([0, 1, 9, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const roots = new Set<FiberRoot>();

  const isRendered = (fiber: Fiber, before: Fiber) =>
    components.has(fiber.tag) ? (fiber.flags & PERFORMED_WORK) > 0 : fiber.memoizedProps !== before.memoizedProps;
  /** Without `before`, the fiber is new. */
  const countRendered = (fiber: Fiber, before: Fiber | null): number => {
    let count = before === null || isRendered(fiber, before) ? 1 : 0;
    if (fiber.child === before?.child) return count;
    for (let child = fiber.child; child; child = child.sibling)
      count += countRendered(child, before === null ? null : child.alternate);
    return count;
  };
  const countAll = (fiber: Fiber): number => {
    let count = 1;
    for (let child = fiber.child; child; child = child.sibling) count += countAll(child);
    return count;
  };
  const fiberOf = (element: Element | null, fiber: Fiber): Fiber | null => {
    if (fiber.stateNode === element) return fiber;
    for (let child = fiber.child; child; child = child.sibling) {
      const found = fiberOf(element, child);
      if (found) return found;
    }
    return null;
  };

  globalThis.fibersSeen = {
    rendered: 0,
    within: selector => {
      const element = document.querySelector(selector);
      const found = [...roots].map(root => fiberOf(element, root.current)).find(fiber => fiber !== null);
      if (!found) throw new Error(`React has not rendered '${selector}'.`);
      return countAll(found);
    },
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: FiberRoot) => {
      roots.add(root);
      fibersSeen.rendered += countRendered(root.current, root.current.alternate);
    },
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}
