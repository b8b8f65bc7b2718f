import { inject, injectable } from 'inversify';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Clock } from '../ports/Clock';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { Profiles } from '../ports/Profiles';
import { SpeakProfileLanguage } from '../settings/SpeakProfileLanguage';
import { SessionStore } from './SessionStore';

export const DEALER_EMAIL = 'dealerEmail';

@injectable()
export class SignIn {
  constructor(
    @inject(Identity) private readonly identity: Identity,
    @inject(Profiles) private readonly profiles: Profiles,
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(SpeakProfileLanguage) private readonly speakProfileLanguage: SpeakProfileLanguage,
  ) {}

  async execute(email: string, password: string): Promise<void> {
    if (this.session.signIn.step === 'sending') return;
    this.session.signInStarted();
    const signedIn = await this.identity.signIn(email.trim(), password);
    if (!signedIn.ok) return this.session.signInFailed(signedIn.failure);
    this.preferences.write(DEALER_EMAIL, email.trim());
    const profile = await this.profiles.current();
    if (!profile.ok) return this.session.signInFailed(profile.failure);
    const before = this.session.lastDealerId;
    this.session.profileArrived(profile.value, this.clock.now());
    void this.speakProfileLanguage.execute();
    // A different dealer signed in on this page: reload to drop the previous dealer's data.
    if (before !== null && before !== profile.value.dealer.id) this.window.reload();
  }
}
