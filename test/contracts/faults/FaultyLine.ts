import { setTimeout as pause } from 'node:timers/promises';
import { CognitoSessions } from '../../../src/infrastructure/cognito/CognitoSessions';
import type { InMemoryMarketplace, MarketDealer } from '../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { toRuntimeConfig } from '../../../src/infrastructure/RuntimeConfig';
import type { Fault } from '../../backend/Faults';
import { StandInBackend } from '../../backend/StandInBackend';
import { settled } from '../../support/settled';
import { InMemoryDiagnostics, InMemoryPreferences } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';
import { InMemoryTabLocks } from '../../twins/InMemoryTabLocks';
import { livePorts } from '../livePorts';
import type { SubjectPorts } from '../MarketSubject';

interface Sent {
  readonly call: string;
  readonly bearer: string | null;
  /** Aborted if the client timed out. */
  readonly signal: AbortSignal | null;
  isOver: boolean;
}

/**
 * `held`: the answer is delayed until the line is cleared; `slow`: the second half of its body is; `down`: no server
 * listens at all.
 */
export type Trouble = Fault | 'held' | 'slow' | 'down';

/** This dealer buys and sells. */
const anyDealer = 'seller@paddock.example';

/** The stand-in serves the market API under its own base path. */
const served = (wire: string): string => wire.replace(' /dealers_api/', ' /market/dealers_api/');

/** The adapters on the stand-in backend over real sockets, with a clock that the test controls. */
export class FaultyLine {
  readonly diagnostics = new InMemoryDiagnostics();
  live!: SubjectPorts;
  /** The requests that left this machine, whether they arrived or not. */
  readonly sent: Sent[] = [];
  /** The text of the last answer of the server. */
  lastAnswer = '';
  /** Answers every request instead of the server, if it is set. */
  scriptedAnswer: { readonly status: number; readonly text: string } | null = null;
  sessionsEnded = 0;
  isSessionOver = false;
  private readonly preferences = new InMemoryPreferences();
  private readonly requestsBefore: number;
  private readonly renewalsBefore: number;
  private letGo: () => void = () => undefined;

  private constructor(
    readonly backend: StandInBackend,
    readonly clock: InMemoryClock,
    readonly email: string,
  ) {
    this.requestsBefore = backend.requests.length;
    this.renewalsBefore = this.allRenewals;
  }

  static async on(backend: StandInBackend, clock = new InMemoryClock(), email = anyDealer): Promise<FaultyLine> {
    const line = new FaultyLine(backend, clock, email);
    const config = toRuntimeConfig(backend.config());
    if (!config.ok || config.value.backend !== 'http') throw new Error('The stand-in cannot be configured.');
    line.live = await livePorts({
      config: config.value,
      pageAddress: backend.origin,
      fetch: (address, init) => line.fetch(address, init),
      clock,
      preferences: line.preferences,
      diagnostics: line.diagnostics,
      locks: new InMemoryTabLocks(),
      random: () => 0.5,
      onUnauthorized: () => (line.sessionsEnded += 1),
      isSessionOver: () => line.isSessionOver,
      dealerEmail: () => 'buyer@paddock.example',
    });
    return line;
  }

  static async start(marketplace?: InMemoryMarketplace): Promise<StandInBackend> {
    return StandInBackend.start({ offers: 200, ...(marketplace && { marketplace }) });
  }

  get buyer(): MarketDealer {
    const dealer = this.backend.marketplace.dealer(this.email);
    if (!dealer) throw new Error('The market knows no buyer.');
    return dealer;
  }

  get password(): string {
    return this.backend.marketplace.accounts.find(({ email }) => email === this.email)?.password ?? '';
  }

  /** The token from the password instructions that were just mailed to the dealer. */
  letter(): string {
    const { people } = this.backend.marketplace;
    people.forgotPassword(this.email);
    return people.mailedToken(this.email) ?? '';
  }

  beginSession(): void {
    const { AccessToken: accessToken, RefreshToken: refreshToken = '' } = this.backend.pool.issueTokens(this.email);
    const tokens = { username: this.email, accessToken, refreshToken, deviceKey: null, lifetime: 3_600_000 };
    new CognitoSessions(this.preferences, this.clock).keep(tokens);
  }

  /** Brings trouble to the next given number of these calls. */
  bring(wire: string, trouble: Trouble, times = Infinity): void {
    const { faults } = this.backend;
    if (trouble === 'down') return faults.down();
    if (typeof trouble === 'object') return faults.fail(served(wire), trouble, times);
    const cleared = new Promise<void>(resolve => (this.letGo = resolve));
    faults.fail(served(wire), trouble === 'held' ? { delay: cleared } : { slowBody: cleared }, times);
  }

  /** The number of these calls that the server has seen since this line was made. */
  seen(wire: string): number {
    const expression = new RegExp(`^${served(wire).replaceAll('*', '[^/]+')}$`);
    return this.backend.requests
      .slice(this.requestsBefore)
      .filter(({ method, path }) => expression.test(`${method} ${path}`)).length;
  }

  get renewals(): number {
    return this.allRenewals - this.renewalsBefore;
  }

  /** Resolves once the given number of requests were sent and each was answered or lost. */
  async answered(requests: number): Promise<void> {
    await this.until(() => this.sent.length >= requests && this.sent.every(({ isOver }) => isOver));
    await settled();
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await pause(1);
  }

  clear(): void {
    this.letGo();
    this.backend.faults.clear();
  }

  private get allRenewals(): number {
    return this.backend.pool.renewals;
  }

  private async fetch(address: string, init: RequestInit): Promise<Response> {
    if (this.scriptedAnswer) return new Response(this.scriptedAnswer.text, { status: this.scriptedAnswer.status });
    const { method = 'GET', signal = null } = init;
    const bearer = new Headers(init.headers).get('Authorization');
    const sent: Sent = { call: `${method} ${new URL(address).pathname}`, bearer, signal, isOver: false };
    this.sent.push(sent);
    const over = (): void => void (sent.isOver = true);
    const response = await fetch(address, init).catch((error: unknown) => {
      over();
      throw error;
    });
    const text = response.text.bind(response);
    const read = async () => (this.lastAnswer = await text().finally(over));
    return Object.assign(response, { text: read });
  }
}
