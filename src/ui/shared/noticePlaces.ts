import { observable, runInAction } from 'mobx';
import type { RefCallback } from 'react';

type Kind = 'menu' | 'title';

/** Pixels. With less, the text of a notice would be cut. */
const rooms: Readonly<Record<Kind, { readonly width: number; readonly height: number }>> = {
  menu: { width: 200, height: 120 },
  title: { width: 132, height: 1 },
};

/** Whether each place has room. The last place is on top of the others. */
const places = observable.map<HTMLElement, boolean>([], { deep: false });

const kindOf = ({ dataset }: HTMLElement) => dataset['noticePlace'] as Kind;

/** The ref of a place in which a notice may be drawn. A notice covers what is there. */
export const noticePlace: RefCallback<HTMLElement> = element => {
  if (!element) return;
  const set = (hasRoom: boolean) => runInAction(() => places.set(element, hasRoom));
  const { width, height } = rooms[kindOf(element)];
  const observer = new ResizeObserver(entries =>
    set(entries.every(({ contentRect }) => contentRect.width >= width && contentRect.height >= height)),
  );
  set(true);
  observer.observe(element);
  return () => {
    observer.disconnect();
    runInAction(() => places.delete(element));
  };
};

/** For observers. The foot of the menu, if it has room, and otherwise the title of the page. */
export function findNoticePlace(): HTMLElement | null {
  const free = [...places].flatMap(([place, hasRoom]) => (hasRoom ? [place] : []));
  return free.find(place => kindOf(place) === 'menu') ?? free.at(-1) ?? null;
}
