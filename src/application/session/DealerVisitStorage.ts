import { injectable } from 'inversify';
import { VisitStorage } from '../ports/Preferences';
import { SessionStore } from './SessionStore';

/** Values of this tab for the signed-in dealer. */
@injectable()
export class DealerVisitStorage {
  constructor(
    private readonly storage: VisitStorage,
    private readonly session: SessionStore,
  ) {}

  /** Null if there is no value or it is not valid JSON. */
  read(name: string): unknown {
    const note = this.storage.read(this.keyOf(name));
    try {
      return note === null ? null : JSON.parse(note);
    } catch {
      return null;
    }
  }

  /** Reads the value and deletes it. */
  take(name: string): unknown {
    const note = this.read(name);
    this.storage.remove(this.keyOf(name));
    return note;
  }

  /** Does nothing while the dealer signs out. */
  keep(name: string, note: unknown): void {
    if (this.session.dealer && !this.session.leaving) this.storage.write(this.keyOf(name), JSON.stringify(note));
  }

  private keyOf(name: string): string {
    return `${name} ${this.session.dealerKey}`;
  }
}
