import { type RefObject, useEffect, useRef } from 'react';

/** The height of the head. */
const BELOW_HEAD = '-48px 0px 0px';

/**
 * Marks the head of an opened offer while the title below it is in sight, because the name would be there twice. Begins anew
 * with each title.
 */
export function useTitleInSight(title: string | undefined): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = head.current!;
    const heading = element.parentElement?.querySelector('h1');
    if (!heading) return;
    const observer = new IntersectionObserver(
      ([entry]) => element.toggleAttribute('data-titled', entry?.isIntersecting ?? false),
      { rootMargin: BELOW_HEAD },
    );
    observer.observe(heading);
    return () => observer.disconnect();
  }, [title]);
  return head;
}
