import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the dealer clicks outside of an open part that is no dialog of the browser. A drag that begins inside, such
 * as over a text, is no click outside.
 */
export function useClickOutside(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClickOutside: () => void,
): void {
  const handleClickOutside = useEffectEvent(onClickOutside);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    // The path, because the click may have removed its element.
    const isOutside = (event: Event) => !event.composedPath().includes(part.current!);
    let beganOutside = false;
    document.addEventListener('pointerdown', event => (beganOutside = isOutside(event)), { signal });
    document.addEventListener('click', event => beganOutside && isOutside(event) && handleClickOutside(), { signal });
    return () => listening.abort();
  }, [part, isOpen]);
}
