import { _isComputingDerivation, createAtom, type IAtom } from 'mobx';

/**
 * A map that is observed entry by entry. What nobody looks at costs as little as in a plain one: most of what is held
 * and pushed is not on screen.
 */
export class SparseObservableMap<Key, Value> {
  private readonly values = new Map<Key, Value>();
  /** Of those entries alone that something looks at, also where they are not there yet. */
  private readonly observed = new Map<Key, IAtom>();

  has(key: Key): boolean {
    this.look(key);
    return this.values.has(key);
  }

  get(key: Key): Value | undefined {
    this.look(key);
    return this.values.get(key);
  }

  /** Within an action. */
  set(key: Key, value: Value): void {
    this.values.set(key, value);
    this.observed.get(key)?.reportChanged();
  }

  private look(key: Key): void {
    if (!_isComputingDerivation()) return;
    let atom = this.observed.get(key);
    if (!atom) {
      atom = createAtom('SparseObservableMap', undefined, () => this.observed.delete(key));
      this.observed.set(key, atom);
    }
    atom.reportObserved();
  }
}
