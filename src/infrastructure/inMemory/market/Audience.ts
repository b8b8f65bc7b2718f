import type { Cancel } from '../../../application/ports/Clock';
import type { LiveEvent } from '../../../application/ports/LiveFeed';

type Listener = (event: LiveEvent) => void;

/** The listeners to the market's events, by account. */
export class Audience {
  private readonly listeners = new Map<string, Set<Listener>>();

  listen(email: string, listener: Listener): Cancel {
    const listeners = this.listeners.get(email) ?? new Set();
    listeners.add(listener);
    this.listeners.set(email, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(email);
    };
  }

  emails(): string[] {
    return [...this.listeners.keys()];
  }

  tell(email: string, event: LiveEvent): void {
    for (const listener of [...(this.listeners.get(email) ?? [])]) listener(event);
  }
}
