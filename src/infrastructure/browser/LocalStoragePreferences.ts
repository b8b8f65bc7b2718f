import type { Preferences } from '../../application/ports/Preferences';

/** Where the browser keeps nothing (private mode, blocked site data, a full disk), all lasts until the tab is closed. */
export class LocalStoragePreferences implements Preferences {
  /** What the storage would not take; it goes before what the storage holds. Null: removed here, perhaps not there. */
  private readonly unstored = new Map<string, string | null>();

  /** Access to `localStorage` itself throws where site data is blocked, hence a function. */
  constructor(private readonly storage: () => Storage = () => localStorage) {}

  read(key: string): string | null {
    const here = this.unstored.get(key);
    return here === undefined ? this.attempt(storage => storage.getItem(key), null) : here;
  }

  write(key: string, value: string): void {
    this.change(key, value, storage => storage.setItem(key, value));
  }

  remove(key: string): void {
    this.change(key, null, storage => storage.removeItem(key));
  }

  clear(): void {
    this.unstored.clear();
    this.attempt(storage => storage.clear(), undefined);
  }

  private change(key: string, value: string | null, change: (storage: Storage) => void): void {
    this.unstored.set(key, value);
    const stored = this.attempt(storage => (change(storage), true), false);
    if (stored) this.unstored.delete(key);
  }

  private attempt<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return use(this.storage());
    } catch {
      return otherwise;
    }
  }
}
