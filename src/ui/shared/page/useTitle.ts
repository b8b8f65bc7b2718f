import { useEffect } from 'react';

/** The titles of the page and of what is open above it. */
const titles: string[] = [];

export function useTitle(title: string): void {
  useEffect(() => {
    titles.push(title);
    showLast();
    return () => {
      titles.splice(titles.lastIndexOf(title), 1);
      showLast();
    };
  }, [title]);
}

function showLast(): void {
  const title = titles.at(-1);
  if (title !== undefined) document.title = `${title} · Paddock`;
}
