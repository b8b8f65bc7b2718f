import { injectable } from 'inversify';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { DEALER_EMAIL, LAST_DEALER, SessionStore } from '../session/SessionStore';
import { SignedInDealer } from '../session/SignedInDealer';
import { Visits } from '../session/Visits';
import { Appearance } from '../settings/Appearance';

@injectable()
export class SignIn {
  constructor(
    private readonly identity: Identity,
    private readonly preferences: Preferences,
    private readonly session: SessionStore,
    private readonly visits: Visits,
    private readonly dealer: SignedInDealer,
    private readonly appearance: Appearance,
  ) {}

  async execute(email: string, password: string): Promise<void> {
    if (this.session.signIn.step === 'sending') return;
    this.session.signInStarted();
    const signedIn = await this.identity.signIn(email.trim(), password);
    if (!signedIn.ok) return this.session.signInFailed(signedIn.failure);
    this.preferences.write(DEALER_EMAIL, email.trim());
    this.visits.signedIn();
    // The profile may not load, and nothing of another dealer may be shown then.
    this.preferences.remove(LAST_DEALER);
    const failure = await this.dealer.load();
    if (failure) return this.session.signInFailed(failure);
    void this.appearance.applyProfileLanguage(this.session.dealer?.language);
  }
}
