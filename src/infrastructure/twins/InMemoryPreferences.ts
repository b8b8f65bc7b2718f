import type { Preferences } from '../../application/ports/Preferences';

export class InMemoryPreferences implements Preferences {
  private readonly kept = new Map<string, string>();

  read(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  write(key: string, value: string): void {
    this.kept.set(key, value);
  }

  remove(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }
}
