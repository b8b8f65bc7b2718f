import { useLayoutEffect } from 'react';

/** The titles of the page and of what is open above it. */
const titles: string[] = [];

/**
 * The title is there before the focus comes to the page, because a screen reader may say it then. Until the code of a page has
 * loaded, it is not the title of the page before.
 */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    titles.push(title);
    showLast();
    return () => {
      titles.splice(titles.lastIndexOf(title), 1);
      showLast();
    };
  }, [title]);
}

function showLast(): void {
  document.title = [...titles.slice(-1), 'Paddock'].join(' · ');
}
