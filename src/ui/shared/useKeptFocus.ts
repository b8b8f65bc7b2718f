import { type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<Area extends HTMLElement> {
  readonly ref: RefObject<Area | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * For an area whose controls take each other's place as `state` changes: where the focused one went, the first that
 * matches `next` gets the focus, which else would fall to the top of the page.
 */
export function useKeptFocus<Area extends HTMLElement = HTMLDivElement>(state: unknown, next: string): KeptFocus<Area> {
  const ref = useRef<Area>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // An element that is taken away loses the focus without a word, so this may still be true.
    if (!hadFocus.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [state, next]);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
