import { injectable } from 'inversify';
import { runInAction, when } from 'mobx';
import { Book } from '../../book/Book';
import type { Cancel } from '../../ports/Clock';
import { Preferences } from '../../ports/Preferences';
import { SessionStore } from '../../session/SessionStore';
import { HiddenStore } from './HiddenStore';

const KEY = 'hidesOffers';

/**
 * Lets the list wait for the hidden offers, because each of them would otherwise be on screen for a moment. A note in the
 * browser says whether there are any, so that the other dealers do not wait. Signing out deletes the note, so after a
 * sign-in the list always waits.
 */
@injectable()
export class AwaitHidden {
  constructor(
    private readonly preferences: Preferences,
    private readonly session: SessionStore,
    private readonly book: Book,
    private readonly store: HiddenStore,
  ) {}

  /** @param hasSession Whether the dealer is already signed in when the page opens. */
  execute(hasSession: boolean): void {
    if (hasSession && this.preferences.read(KEY) === null) return;
    runInAction(() => this.store.awaited());
    void this.readHidden();
  }

  /** Reads the hidden offers, and follows the other tabs until it is cancelled. */
  run(): Cancel {
    void this.readHidden();
    return this.book.onChange('hidden', () => {
      this.preferences.write(KEY, 'yes');
      void this.book.hold();
    });
  }

  /** Also ends the waiting if nothing can be read. A dealer who keeps no data here is not told that it cannot be read. */
  private async readHidden(): Promise<void> {
    await when(() => this.session.isSignedIn);
    const isUsed = await this.book.holdIfUsed('hidden');
    runInAction(() => this.store.known());
    if (isUsed === true) this.preferences.write(KEY, 'yes');
    else if (isUsed === false) this.preferences.remove(KEY);
  }
}
