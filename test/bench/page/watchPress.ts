export interface Awaited {
  /** What it starts with. */
  readonly event: 'click' | 'keydown' | 'popstate';
  /** What the dealer is to see, in reach and not hidden. */
  readonly appears: string;
}

export interface PressSeen {
  /** From the event's own time stamp until what it was for had been painted. */
  readonly milliseconds: number;
  /** 1 is the next one. */
  readonly frames: number;
}

declare global {
  var pressSeen: Promise<PressSeen>;
  /** Called by listeners that were there before the page's own. */
  var followPress: ((event: Event) => void) | null;
}

/** Runs in the page, before the press; it is sent there as text and can use nothing from here. */
export function watchPress({ event: type, appears }: Awaited): void {
  const isThere = () =>
    [...document.querySelectorAll(appears)].some(
      element => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
    );
  // Right behind the frame: a message would wait for the work that was put off until after it.
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
        // A change in the midst of a frame is taken for one of the frame after: too late by one at most, never too early.
        const frames = begun + 1;
        whenPainted(() => resolve({ milliseconds: performance.now() - timeStamp, frames }));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    };
  });
}
