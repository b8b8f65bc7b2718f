/** Small settings of this browser; gone after sign-out. */
export interface Preferences {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes all that this origin keeps here. */
  clear(): void;
}

export const Preferences = Symbol('Preferences');
