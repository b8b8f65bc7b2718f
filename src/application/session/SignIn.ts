import { inject, injectable } from 'inversify';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { ApplyProfileLanguage } from '../settings/ApplyProfileLanguage';
import { LAST_USE } from './EndIdleSession';
import { LoadProfile } from './LoadProfile';
import { SessionStore } from './SessionStore';

export const DEALER_EMAIL = 'dealerEmail';

@injectable()
export class SignIn {
  constructor(
    @inject(Identity) private readonly identity: Identity,
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(LoadProfile) private readonly loadProfile: LoadProfile,
    @inject(ApplyProfileLanguage) private readonly applyProfileLanguage: ApplyProfileLanguage,
  ) {}

  async execute(email: string, password: string): Promise<void> {
    if (this.session.signIn.step === 'sending') return;
    this.session.signInStarted();
    const signedIn = await this.identity.signIn(email.trim(), password);
    if (!signedIn.ok) return this.session.signInFailed(signedIn.failure);
    this.preferences.write(DEALER_EMAIL, email.trim());
    this.preferences.remove(LAST_USE);
    const before = this.session.lastDealerId;
    const failure = await this.loadProfile.execute();
    if (failure) return this.session.signInFailed(failure);
    void this.applyProfileLanguage.execute();
    // A different dealer signed in on this page: reload to drop the previous dealer's data.
    if (before !== null && before !== this.session.lastDealerId) this.window.reload();
  }
}
