/** The media queries of a window with a width, which jsdom lacks. The simulated dealer prefers dark at first. */
export class WidthMedia {
  private readonly queries: { readonly below: number; readonly target: EventTarget }[] = [];
  private readonly darkQueries: EventTarget[] = [];
  private isDark = true;

  constructor(private width: number) {}

  query(text: string) {
    const below = Number(/width < (\d+)px/.exec(text)?.[1] ?? Infinity);
    const target = new EventTarget();
    const isOfColors = text.includes('dark');
    if (isOfColors) this.darkQueries.push(target);
    else this.queries.push({ below, target });
    const matches = () => (isOfColors ? this.isDark : this.width < below);
    return Object.defineProperty(target, 'matches', { get: matches });
  }

  changeColorScheme(): void {
    this.isDark = !this.isDark;
    for (const target of this.darkQueries) target.dispatchEvent(new Event('change'));
  }

  resize(width: number): void {
    const before = this.width;
    this.width = width;
    for (const { below, target } of this.queries) {
      if (before < below !== width < below) target.dispatchEvent(new Event('change'));
    }
  }
}
