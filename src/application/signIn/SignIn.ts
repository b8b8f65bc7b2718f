import { injectable } from 'inversify';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { EndIdleSession } from '../session/EndIdleSession';
import { LoadProfile } from '../session/LoadProfile';
import { DEALER_EMAIL, LAST_DEALER, SessionStore } from '../session/SessionStore';
import { ApplyProfileLanguage } from '../settings/ApplyProfileLanguage';

@injectable()
export class SignIn {
  constructor(
    private readonly identity: Identity,
    private readonly preferences: Preferences,
    private readonly session: SessionStore,
    private readonly endIdleSession: EndIdleSession,
    private readonly loadProfile: LoadProfile,
    private readonly applyProfileLanguage: ApplyProfileLanguage,
  ) {}

  async execute(email: string, password: string): Promise<void> {
    if (this.session.signIn.step === 'sending') return;
    this.session.signInStarted();
    const signedIn = await this.identity.signIn(email.trim(), password);
    if (!signedIn.ok) return this.session.signInFailed(signedIn.failure);
    this.preferences.write(DEALER_EMAIL, email.trim());
    this.endIdleSession.signedIn();
    // The profile may not load, and nothing of another dealer may be shown then.
    this.preferences.remove(LAST_DEALER);
    const failure = await this.loadProfile.execute();
    if (failure) return this.session.signInFailed(failure);
    void this.applyProfileLanguage.execute();
  }
}
