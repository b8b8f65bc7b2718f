import { type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<Area extends HTMLElement> {
  readonly ref: RefObject<Area | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Keeps the focus in an area whose controls replace each other when `state` changes. If the focused control disappears,
 * the browser would move the focus to the body. This hook focuses the first match of `next` instead, or the area
 * itself. `next` must not match a control whose action cannot be undone, because a held key would press it.
 */
export function useKeptFocus<Area extends HTMLElement = HTMLDivElement>(
  state: unknown,
  next: string | null = null,
): KeptFocus<Area> {
  const ref = useRef<Area>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // A removed element does not fire `blur`, so `hadFocus` may still be true.
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const area = ref.current;
    const control = next === null ? null : area?.querySelector<HTMLElement>(next);
    (control ?? area)?.focus({ preventScroll: true });
  }, [state, next]);
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
