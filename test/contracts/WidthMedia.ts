/** The media queries of a window with a width, which jsdom lacks. The simulated dealer prefers dark. */
export class WidthMedia {
  private readonly queries: { readonly below: number; readonly target: EventTarget }[] = [];

  constructor(private width: number) {}

  query(text: string) {
    const below = Number(/width < (\d+)px/.exec(text)?.[1] ?? Infinity);
    const target = new EventTarget();
    this.queries.push({ below, target });
    const matches = () => (text.includes('dark') ? true : this.width < below);
    return Object.defineProperty(target, 'matches', { get: matches });
  }

  resize(width: number): void {
    const before = this.width;
    this.width = width;
    for (const { below, target } of this.queries) {
      if (before < below !== width < below) target.dispatchEvent(new Event('change'));
    }
  }
}
