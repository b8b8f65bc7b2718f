import { useEffect } from 'react';
import { menuBadge } from '../../domain/shared/Badge';

/** Puts the count in front of whatever title the pages give, for as long as there is one. */
export function useNewsTitle(count: number): void {
  const badge = menuBadge(count);
  useEffect(() => {
    const element = document.querySelector('title');
    if (badge === null || !element) return;
    let [given, shown] = [document.title, ''];
    const write = () => {
      if (document.title === shown) return;
      given = document.title;
      shown = `(${badge}) ${given}`;
      document.title = shown;
    };
    const observer = new MutationObserver(write);
    observer.observe(element, { childList: true });
    write();
    return () => {
      observer.disconnect();
      if (document.title === shown) document.title = given;
    };
  }, [badge]);
}
