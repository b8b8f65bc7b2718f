import type { Preferences } from '../../application/ports/Preferences';

/**
 * Falls back to memory if the browser stores nothing (private mode, blocked site data, full disk). The values then last
 * until the tab is closed.
 */
export class LocalStoragePreferences implements Preferences {
  /** Values that the storage refused, which override the stored ones. Null marks a removal that the storage refused. */
  private readonly unstored = new Map<string, string | null>();

  /** A function, because reading `localStorage` itself throws if site data is blocked. */
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

/** Whether the dealer's browser blocks the data of this site. Reading `localStorage` itself throws then. */
export function isStorageDenied(): boolean {
  try {
    localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}
