/** The media queries of a window with a width, which jsdom lacks. The simulated dealer prefers dark at first. */
export class WidthMedia {
  private readonly queries: { readonly isOf: () => boolean; readonly target: EventTarget }[] = [];
  private isDark = true;
  /** The width of the paper in pixels. Null on screen. */
  private paper: number | null = null;

  constructor(private width: number) {}

  query(text: string) {
    const below = Number(/width < (\d+)px/.exec(text)?.[1] ?? Infinity);
    const target = new EventTarget();
    const isOf = () => {
      if (text === 'print') return this.paper !== null;
      if (text.includes('dark')) return this.isDark && this.paper === null;
      return (this.paper ?? this.width) < below;
    };
    this.queries.push({ isOf, target });
    return Object.defineProperty(target, 'matches', { get: isOf });
  }

  changeColorScheme(): void {
    this.changed(() => (this.isDark = !this.isDark));
  }

  resize(width: number): void {
    this.changed(() => (this.width = width));
  }

  /** Prints on A4, which is light. */
  print(): void {
    this.changed(() => (this.paper = 718));
    this.changed(() => (this.paper = null));
  }

  private changed(change: () => void): void {
    const before = this.queries.map(({ isOf }) => isOf());
    change();
    for (const [index, { isOf, target }] of [...this.queries].entries()) {
      if (isOf() !== before[index]) target.dispatchEvent(new Event('change'));
    }
  }
}
