interface FramesSeen {
  /** Milliseconds from each frame to the next. */
  readonly intervals: number[];
  readonly stop: () => FramesSeen;
}

interface BlanksSeen {
  /** The number of frames in which the middle of the list showed no tile. */
  blank: number;
  readonly stop: () => BlanksSeen;
}

declare global {
  var framesSeen: FramesSeen;
  var blanksSeen: BlanksSeen;
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
export function watchBlanks(): void {
  const list = document.querySelector('article')!.closest('[role=region]')!.getBoundingClientRect();
  const x = list.left + list.width / 2;
  const y = list.top + list.height / 2;
  /** Further apart than two rows of tiles. */
  const points = [y - 12, y + 12];
  const isBlank = () => !points.some(point => document.elementFromPoint(x, point)?.closest('article'));

  // This listener runs before the page handles the scroll: the tiles are those that the compositor has just shown.
  const handleScroll = () => {
    if (isBlank()) seen.blank += 1;
  };
  const seen: BlanksSeen = {
    blank: 0,
    stop: () => {
      document.removeEventListener('scroll', handleScroll, true);
      return seen;
    },
  };
  globalThis.blanksSeen = seen;
  document.addEventListener('scroll', handleScroll, true);
}
