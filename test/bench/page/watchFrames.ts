interface FramesSeen {
  /** Milliseconds from each frame to the next. */
  readonly intervals: number[];
  readonly stop: () => FramesSeen;
}

interface TilesSeen {
  /** The tiles that were put into the document. */
  mounted: number;
  /** The longest time, in milliseconds, for which a part of the list showed no tile. */
  blank: number;
  readonly stop: () => TilesSeen;
}

declare global {
  var framesSeen: FramesSeen;
  var tilesSeen: TilesSeen;
}

/** Runs in the page; it is sent there as text and can use nothing from this module. */
export function watchFrames(): void {
  let isRunning = true;
  let last = 0;
  const tick = (now: number) => {
    if (!isRunning) return;
    if (last > 0) seen.intervals.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  const seen: FramesSeen = {
    intervals: [],
    stop: () => {
      isRunning = false;
      return seen;
    },
  };
  globalThis.framesSeen = seen;
  requestAnimationFrame(tick);
}

/** Runs in the page; it takes a part of each frame, so that these frames must not be timed. */
export function watchTiles(): void {
  const list = document.querySelector('article')!.closest('[role=region]')!;
  const { left, top, width, height } = list.getBoundingClientRect();
  const x = left + width / 2;
  /** Further apart than two rows of tiles. */
  const isBlank = (y: number) => ![y - 12, y + 12].some(at => document.elementFromPoint(x, at)?.closest('article'));
  const parts = [1 / 6, 1 / 2, 5 / 6].map(part => ({ y: top + part * height, blankSince: Infinity }));

  // This listener runs before the page handles the scroll: the tiles are those that the compositor has just shown.
  const handleScroll = ({ timeStamp }: Event) => {
    for (const part of parts) {
      seen.blank = Math.max(seen.blank, timeStamp - part.blankSince);
      part.blankSince = isBlank(part.y) ? Math.min(part.blankSince, timeStamp) : Infinity;
    }
  };
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element)
        seen.mounted += Number(node.matches('article')) + node.querySelectorAll('article').length;
    }
  });
  const seen: TilesSeen = {
    mounted: 0,
    blank: 0,
    stop: () => {
      document.removeEventListener('scroll', handleScroll, true);
      observer.disconnect();
      return seen;
    },
  };
  globalThis.tilesSeen = seen;
  document.addEventListener('scroll', handleScroll, true);
  observer.observe(list, { childList: true, subtree: true });
}
