import type { Cancel, Clock } from '../application/ports/Clock';

/** Milliseconds. A frame of its own would be asked of the browser where nothing on screen changes: most pushes are off it. */
const FRAME = 16;

/** Gathers what comes within one frame and hands it on in one go, which costs less than one by one. */
export class FrameBatch<Item> {
  private items: Item[] = [];
  private cancel: Cancel = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly handOn: (items: readonly Item[]) => void,
  ) {}

  add(item: Item): void {
    if (this.items.push(item) === 1) this.cancel = this.clock.after(FRAME, () => this.flush());
  }

  /** Hands on what there is, without waiting for the frame. */
  flush(): void {
    const { items } = this;
    this.drop();
    if (items.length > 0) this.handOn(items);
  }

  drop(): void {
    this.cancel();
    this.items = [];
  }
}
