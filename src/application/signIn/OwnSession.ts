import { injectable } from 'inversify';
import { type Result, success } from '../../domain/shared/Result';
import { AppShell } from '../ports/AppShell';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type BookFailure, DealerBook } from '../ports/DealerBook';
import { DemoMarket } from '../ports/DemoMarket';
import { Identity } from '../ports/Identity';
import { Preferences, VisitStorage } from '../ports/Preferences';
import { DEALER_EMAIL, LAST_DEALER, SessionStore } from '../session/SessionStore';
import { Visits } from '../session/Visits';
import { Appearance } from '../settings/Appearance';

/** All that a sign-out leaves in the local storage, and only if it removed the data. It says nothing about the dealer. */
const REMOVES_DATA = 'removesData';

/** The dealer signs in and out. Apart from `SessionStore`, because a page with a session needs neither. */
@injectable()
export class OwnSession {
  constructor(
    private readonly identity: Identity,
    private readonly preferences: Preferences,
    private readonly storage: VisitStorage,
    private readonly dealerBook: DealerBook,
    private readonly market: DemoMarket,
    private readonly shell: AppShell,
    private readonly window: BrowserWindow,
    private readonly session: SessionStore,
    private readonly visits: Visits,
    private readonly appearance: Appearance,
  ) {}

  async signIn(email: string, password: string): Promise<void> {
    if (this.session.signIn.step === 'sending') return;
    this.session.signInStarted();
    const signedIn = await this.identity.signIn(email.trim(), password);
    if (!signedIn.ok) return this.session.signInFailed(signedIn.failure);
    this.preferences.write(DEALER_EMAIL, email.trim());
    this.visits.signedIn();
    // The profile may not load, and nothing of another dealer may be shown then.
    this.preferences.remove(LAST_DEALER);
    const failure = await this.session.load();
    if (failure) return this.session.signInFailed(failure);
    void this.appearance.applyProfileLanguage(this.session.dealer?.language);
  }

  /** Whether the last sign-out on this device removed the data. */
  get removedData(): boolean {
    return this.preferences.read(REMOVES_DATA) !== null;
  }

  /**
   * Clears the local and session storage of this origin. The book is removed only on request. Resolves to why the data could not
   * be removed. The dealer then stays signed in.
   */
  async signOut(options: { readonly removeData: boolean }): Promise<BookFailure | null> {
    if (this.session.leaving) return null;
    const { dealerKey } = this.session;
    const removal = () => (options.removeData ? this.removeOwnData(dealerKey) : success(undefined));
    this.session.signOutStarted();
    const removed = await removal();
    if (!removed.ok) {
      this.session.signOutStopped();
      return removed.failure;
    }
    await this.identity.signOut();
    // Another tab, where the dealer was still signed in, may have stored something since.
    const removedAgain = await removal();
    this.preferences.clear();
    this.storage.clear();
    if (options.removeData && removedAgain.ok) this.preferences.write(REMOVES_DATA, 'true');
    this.session.sessionMissing(null);
    // The reload drops this dealer's data from memory.
    this.window.reload();
    return null;
  }

  /** What the dealer keeps on this device: the book, the market of the demo and the app itself. */
  private async removeOwnData(dealer: string): Promise<Result<void, BookFailure>> {
    const removal = await this.dealerBook.removeAll(dealer);
    if (!removal.ok) return removal;
    await this.market.reset();
    await this.shell.remove();
    return removal;
  }
}
