import type { ConnectionState, LiveEvent, LiveFeedListener } from '../../src/application/ports/LiveFeed';

/** Records what it receives and can wait for it. */
export class RecordingListener implements LiveFeedListener {
  readonly events: LiveEvent[] = [];
  readonly states: ConnectionState[] = [];
  private checks: (() => void)[] = [];

  handleEvents(events: readonly LiveEvent[]): void {
    this.events.push(...events);
    this.checks.forEach(check => check());
  }

  handleConnection(state: ConnectionState): void {
    this.states.push(state);
    this.checks.forEach(check => check());
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const check = () => {
        if (!holds()) return;
        this.checks = this.checks.filter(other => other !== check);
        resolve();
      };
      this.checks.push(check);
      check();
    });
  }

  connected(times = 1): Promise<void> {
    return this.until(() => this.states.filter(state => state === 'connected').length >= times);
  }

  ofKind<Kind extends LiveEvent['kind']>(kind: Kind): Extract<LiveEvent, { kind: Kind }>[] {
    return this.events.filter((event): event is Extract<LiveEvent, { kind: Kind }> => event.kind === kind);
  }
}
