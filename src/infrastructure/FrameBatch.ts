import type { Cancel, Clock } from '../application/ports/Clock';

/**
 * Milliseconds. A timer is used because `requestAnimationFrame` would make the browser produce frames even if nothing
 * visible changes, and most pushes concern offers that are not on screen.
 */
const FRAME = 16;

/**
 * Collects items for one frame and delivers them together, which costs less than one delivery per item. One interval runs
 * as long as items keep coming, which costs less than one timer per frame.
 */
export class FrameBatch<Item> {
  private items: Item[] = [];
  private stopInterval: Cancel | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly deliver: (items: readonly Item[]) => void,
  ) {}

  add(item: Item): void {
    this.items.push(item);
    this.stopInterval ??= this.clock.every(FRAME, () => this.endFrame());
  }

  /** Delivers the collected items at once. */
  flush(): void {
    this.stop();
    this.deliverItems();
  }

  drop(): void {
    this.stop();
    this.items = [];
  }

  private endFrame(): void {
    if (this.items.length === 0) this.stop();
    this.deliverItems();
  }

  private stop(): void {
    this.stopInterval?.();
    this.stopInterval = null;
  }

  private deliverItems(): void {
    const { items } = this;
    this.items = [];
    if (items.length > 0) this.deliver(items);
  }
}
