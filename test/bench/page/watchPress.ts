export interface Awaited {
  /** The event that starts the timing. */
  readonly event: 'click' | 'keydown' | 'popstate';
  /** The element that the dealer must see, visible and not inert. */
  readonly appears: string;
}

export interface PressSeen {
  /** From the time stamp of the event until its result was painted. */
  readonly milliseconds: number;
  /** 1 is the next frame. */
  readonly frames: number;
}

declare global {
  var pressSeen: Promise<PressSeen>;
  /** Called by listeners that were added before the page's own. */
  var followPress: ((event: Event) => void) | null;
}

/**
 * Runs in the page before the press; it is sent there as text and can use nothing from this module. It looks once in each
 * frame, right before the browser needs the layout itself: a look at each mutation would force layouts within the press.
 */
export function watchPress({ event: type, appears }: Awaited): void {
  const isThere = () =>
    [...document.querySelectorAll(appears)].some(
      element => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
    );

  globalThis.pressSeen = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`After ${type}, this never appeared: ${appears}`)), 10_000);
    globalThis.followPress = ({ type: happened, timeStamp }) => {
      if (happened !== type) return;
      globalThis.followPress = null;
      let frames = 0;
      const painted = () => resolve({ milliseconds: performance.now() - timeStamp, frames });
      const look = () => {
        frames += 1;
        if (!isThere()) return void requestAnimationFrame(look);
        // A task right after the frame: a message would wait for the work that was postponed until after it.
        void scheduler.postTask(painted, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    };
  });
}
