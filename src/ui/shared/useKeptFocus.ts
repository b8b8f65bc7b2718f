import { type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<Area extends HTMLElement> {
  readonly ref: RefObject<Area | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * For an area whose controls take each other's place as `state` changes: where the focused one went, the first that
 * matches `next`, or else the area itself, gets the focus, which would fall to the top of the page. What cannot be taken
 * back must not be among `next`: a key that is held down would press it.
 */
export function useKeptFocus<Area extends HTMLElement = HTMLDivElement>(state: unknown, next: string): KeptFocus<Area> {
  const ref = useRef<Area>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // An element that is taken away loses the focus without a word, so this may still be true.
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const area = ref.current;
    (area?.querySelector<HTMLElement>(next) ?? area)?.focus({ preventScroll: true });
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
