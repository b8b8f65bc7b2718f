import type { Cancel, Clock } from '../application/ports/Clock';

/**
 * Milliseconds. A timer is used because `requestAnimationFrame` would make the browser produce frames even if nothing
 * visible changes, and most pushes concern offers that are not on screen.
 */
const FRAME = 16;

/** Collects items for one frame and delivers them together, which costs less than one delivery per item. */
export class FrameBatch<Item> {
  private items: Item[] = [];
  private cancel: Cancel = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly deliver: (items: readonly Item[]) => void,
  ) {}

  add(item: Item): void {
    if (this.items.push(item) === 1) this.cancel = this.clock.after(FRAME, () => this.deliverItems());
  }

  /** Delivers the collected items at once. */
  flush(): void {
    this.cancel();
    this.deliverItems();
  }

  drop(): void {
    this.cancel();
    this.items = [];
  }

  private deliverItems(): void {
    const { items } = this;
    this.items = [];
    if (items.length > 0) this.deliver(items);
  }
}
