import { createAtom, type IAtom } from 'mobx';

/** It never changes. Its `reportObserved` says whether the current read is tracked. */
const anyRead = createAtom('SparseObservableMap.anyRead');

/**
 * A map that is observed entry by entry. An unobserved entry costs as little as in a plain map, because most held and
 * pushed offers are not on screen.
 */
export class SparseObservableMap<Key, Value> {
  private readonly values = new Map<Key, Value>();
  /** One atom per observed key. The key may be absent from `values`. */
  private readonly observed = new Map<Key, IAtom>();

  has(key: Key): boolean {
    this.observe(key);
    return this.values.has(key);
  }

  get(key: Key): Value | undefined {
    this.observe(key);
    return this.values.get(key);
  }

  /** The values as they are now. They are not observed. */
  all(): readonly Value[] {
    return [...this.values.values()];
  }

  /** Call this within an action. */
  set(key: Key, value: Value): void {
    this.values.set(key, value);
    this.observed.get(key)?.reportChanged();
  }

  /** Call this within an action. */
  delete(key: Key): void {
    if (this.values.delete(key)) this.observed.get(key)?.reportChanged();
  }

  private observe(key: Key): void {
    if (!anyRead.reportObserved()) return;
    let atom = this.observed.get(key);
    if (!atom) {
      atom = createAtom('SparseObservableMap', undefined, () => this.observed.delete(key));
      this.observed.set(key, atom);
    }
    atom.reportObserved();
  }
}
