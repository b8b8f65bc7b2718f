import type { Cancel } from '../../src/application/ports/Clock';
import type { TabMessage, TabMessages } from '../../src/application/ports/TabMessages';

/** The tabs of one browser. Messages arrive a microtask later, or when `deliver` says. */
export class InMemoryTabChannel {
  private readonly tabs = new Set<InMemoryTabMessages>();

  constructor(private readonly deliver: (arrive: () => void) => void = queueMicrotask) {}

  add(tab: InMemoryTabMessages): void {
    this.tabs.add(tab);
  }

  send(from: InMemoryTabMessages, message: TabMessage): void {
    for (const tab of this.tabs) if (tab !== from) this.deliver(() => tab.arrived(message));
  }
}

/** The messages of one tab. */
export class InMemoryTabMessages implements TabMessages {
  private readonly callbacks = new Set<(message: TabMessage) => void>();

  constructor(private readonly channel = new InMemoryTabChannel()) {
    channel.add(this);
  }

  send(message: TabMessage): void {
    this.channel.send(this, structuredClone(message));
  }

  onMessage(callback: (message: TabMessage) => void): Cancel {
    const own = (message: TabMessage) => callback(message);
    this.callbacks.add(own);
    return () => void this.callbacks.delete(own);
  }

  arrived(message: TabMessage): void {
    for (const callback of [...this.callbacks]) callback(message);
  }
}
