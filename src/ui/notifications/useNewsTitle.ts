import { reaction } from 'mobx';
import { useEffect } from 'react';
import { ShownNews } from '../../application/notifications/ShownNews';
import { menuBadge } from '../../domain/shared/CountBadge';
import { logoLanes } from '../shared/icons/Logo';
import { useInjection } from '../shared/useInjection';

/** Shows the number of unseen news in the icon of the page, and before its title, whichever title a page sets. */
export function useNewsTitle(): void {
  const news = useInjection(ShownNews);
  useEffect(() => {
    let stop = () => {};
    const stopWatching = reaction(
      () => menuBadge(news.unseenCount),
      badge => {
        stop();
        const ends = badge === null ? [] : [withBadge(badge), withBadgedIcon(badge)];
        stop = () => ends.forEach(end => end());
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

/** Draws the icon with a badge until the returned function is called. */
function withBadgedIcon(badge: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => {};
  const { href } = link;
  link.href = badgedIcon(badge);
  return () => {
    link.href = href;
  };
}

/** The icon of the page as a data URI. */
function badgedIcon(badge: string): string {
  const lanes = logoLanes.map((lane, index) => `<path stroke="${index === 2 ? '#f07c1e' : '#fff'}" d="${lane}"/>`);
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#24323f"/>',
    '<g transform="translate(3 3) scale(.66)" fill="none" stroke-width="5.5" stroke-linecap="round">',
    ...lanes,
    '</g><rect x="22" y="24" width="42" height="40" rx="12" fill="#fff"/>',
    `<text x="43" y="56" font-family="sans-serif" font-size="34" font-weight="700" text-anchor="middle">${badge}</text>`,
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`;
}
