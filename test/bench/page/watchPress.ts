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

/** Runs in the page before the press; it is sent there as text and can use nothing from this module. */
export function watchPress({ event: type, appears }: Awaited): void {
  const isThere = () =>
    [...document.querySelectorAll(appears)].some(
      element => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
    );
  // A task right after the frame: a message would wait for the work that was postponed until after it.
  const whenPainted = (then: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));

  globalThis.pressSeen = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`After ${type}, this never appeared: ${appears}`)), 10_000);
    globalThis.followPress = ({ type: happened, timeStamp }) => {
      if (happened !== type) return;
      globalThis.followPress = null;
      let begun = 0;
      let isSeen = false;
      const count = () => {
        begun += 1;
        if (!isSeen) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        isSeen = true;
        // A change during a frame counts as one of the next frame, so that the count is at most one too high and never
        // too low.
        const frames = begun + 1;
        whenPainted(() => resolve({ milliseconds: performance.now() - timeStamp, frames }));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    };
  });
}
