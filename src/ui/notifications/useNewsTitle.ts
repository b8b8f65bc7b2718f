import { reaction } from 'mobx';
import { useEffect } from 'react';
import { NewsStore } from '../../application/notifications/NewsStore';
import { menuBadge } from '../../domain/shared/Badge';
import { useInjection } from '../shared/useInjection';

/** Prefixes the document title with the number of unseen news, whichever title a page sets. */
export function useNewsTitle(): void {
  const news = useInjection(NewsStore);
  useEffect(() => {
    let stop = () => {};
    const stopWatching = reaction(
      () => menuBadge(news.unseenCount),
      badge => {
        stop();
        stop = badge === null ? () => {} : withBadge(badge);
      },
      { fireImmediately: true },
    );
    return () => {
      stopWatching();
      stop();
    };
  }, [news]);
}

/** Prefixes the title until the returned function is called. */
function withBadge(badge: string): () => void {
  const element = document.querySelector('title');
  if (!element) return () => {};
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
}
