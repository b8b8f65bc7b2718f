import type { Analytics, AnalyticsEvent } from '../../../application/ports/Analytics';
import type { Conversations, SentMessage } from '../../../application/ports/Conversations';
import type { DemoAccount, DemoMarket } from '../../../application/ports/DemoMarket';
import type {
  Identity,
  PasswordCheckFailure,
  SignInFailure,
  SignOutElsewhereFailure,
} from '../../../application/ports/Identity';
import type { Invoices } from '../../../application/ports/Invoices';
import type { Passwords } from '../../../application/ports/Passwords';
import type { Profiles } from '../../../application/ports/Profiles';
import type { Conversation } from '../../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../../domain/conversations/ConversationSummary';
import type { Invoice } from '../../../domain/invoices/Invoice';
import type { HashId } from '../../../domain/offers/Offer';
import type { Profile } from '../../../domain/session/Profile';
import type { ProfileChange } from '../../../domain/settings/ProfileChange';
import type { Failure } from '../../../domain/shared/Failure';
import type { ListPage } from '../../../domain/shared/Page';
import { failed, type Result, success } from '../../../domain/shared/Result';
import type { InMemoryMarketplace } from '../market/InMemoryMarketplace';
import type { InMemorySession } from './InMemorySession';

export class InMemoryProfiles implements Profiles {
  constructor(private readonly session: InMemorySession) {}

  current(): Promise<Result<Profile, Failure>> {
    return this.session.read(dealer => success(dealer.profile()));
  }

  update(change: ProfileChange): Promise<Result<Profile | null, Failure>> {
    return this.session.write(dealer => {
      const changed = dealer.changeProfile(change);
      return changed.ok ? success(dealer.profile()) : changed;
    });
  }
}

export class InMemoryPasswords implements Passwords {
  constructor(private readonly session: InMemorySession) {}

  forgotten(email: string): Promise<Result<void, Failure>> {
    const { marketplace } = this.session;
    return this.session.reach<void, Failure>(() => marketplace.people.forgotPassword(email, this.session.language()));
  }

  renew(token: string, password: string): Promise<Result<void, Failure>> {
    const { people } = this.session.marketplace;
    return this.session.reach<void, Failure>(() => people.renewPassword(token, password, this.session.language()));
  }

  change(current: string, password: string): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.changePassword(current, password));
  }
}

export class InMemoryConversations implements Conversations {
  constructor(private readonly session: InMemorySession) {}

  list(page: number, signal: AbortSignal): Promise<Result<ListPage<ConversationSummary>, Failure>> {
    return this.session.read(dealer => success(dealer.conversations(page)), signal);
  }

  byHashId(offer: HashId, signal?: AbortSignal): Promise<Result<Conversation, Failure>> {
    return this.session.read(dealer => dealer.conversation(offer), signal);
  }

  send(offer: HashId, body: string): Promise<Result<SentMessage, Failure>> {
    return this.session.write(dealer => dealer.sendMessage(offer, body));
  }

  markSeen(offer: HashId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.markSeen(offer));
  }
}

export class InMemoryInvoices implements Invoices {
  constructor(private readonly session: InMemorySession) {}

  list(page: number, signal: AbortSignal): Promise<Result<ListPage<Invoice>, Failure>> {
    return this.session.read(dealer => success(dealer.invoices(page)), signal);
  }
}

export class InMemoryDemoMarket implements DemoMarket {
  readonly isDemo = true;

  /** `forget` deletes the stored market. */
  constructor(
    private readonly marketplace: InMemoryMarketplace,
    private readonly forget: () => Promise<void> = async () => undefined,
  ) {}

  get accounts(): readonly DemoAccount[] {
    return this.marketplace.accounts;
  }

  mailedToken(email: string): string | null {
    return this.marketplace.people.mailedToken(email.trim().toLowerCase());
  }

  async reset(): Promise<void> {
    this.marketplace.startOver();
    await this.forget();
  }
}

/** The demo may run for days, so older events are dropped. */
const MOST_KEPT = 200;

export class InMemoryAnalytics implements Analytics {
  private readonly recorded: AnalyticsEvent[] = [];

  record(event: AnalyticsEvent): void {
    this.recorded.push(event);
    if (this.recorded.length > MOST_KEPT) this.recorded.shift();
  }

  /** From the oldest to the latest. */
  get events(): readonly AnalyticsEvent[] {
    return this.recorded;
  }
}

export class InMemoryIdentity implements Identity {
  constructor(private readonly session: InMemorySession) {}

  hasSession(): boolean {
    return this.session.email() !== null;
  }

  signIn(email: string, password: string): Promise<Result<void, SignInFailure>> {
    return this.session.reach<void, SignInFailure>(() => {
      if (!this.session.marketplace.authenticate(email, password)) return failed({ reason: 'passwordInvalid' });
      this.session.enter(email.trim().toLowerCase());
      return success(undefined);
    });
  }

  reauthenticate(email: string, password: string): Promise<Result<void, PasswordCheckFailure>> {
    return this.session.reach<void, PasswordCheckFailure>(() => {
      const isRight = this.session.marketplace.authenticate(email, password);
      return isRight ? success(undefined) : failed({ reason: 'passwordInvalid' });
    });
  }

  /** The demo has no other device. */
  async signOutElsewhere(email: string, password: string): Promise<Result<void, SignOutElsewhereFailure>> {
    const answer = await this.reauthenticate(email, password);
    if (answer.ok) return answer;
    const { failure } = answer;
    return failed(failure.reason === 'passwordInvalid' ? { reason: 'signedOutHereToo' } : failure);
  }

  async signOut(): Promise<void> {
    this.session.end();
    await this.session.travel();
  }

  async signOutHere(): Promise<void> {
    this.session.endHere();
    await this.session.travel();
  }
}
