import type { Clock } from '../../../application/ports/Clock';
import type { Preferences } from '../../../application/ports/Preferences';
import type { Failure } from '../../../domain/shared/Failure';
import type { Language } from '../../../domain/shared/Language';
import { failed, type Result } from '../../../domain/shared/Result';
import type { InMemoryMarketplace, MarketDealer } from '../market/InMemoryMarketplace';

const SESSION = 'demo.session';

interface InMemorySessionOptions {
  readonly marketplace: InMemoryMarketplace;
  readonly preferences: Preferences;
  readonly clock: Clock;
  /** Milliseconds from a call to its answer. With 0 the answer arrives in a microtask. */
  readonly latency?: number;
  /** Resolves when the changes are stored. A write is answered only after that. */
  readonly kept?: () => Promise<void>;
  /** The current language of the user interface. If missing, each dealer's profile decides. */
  readonly language?: () => Language;
}

/** The access of the in-memory adapters to the market. Simulates the session, the latency and failures. */
export class InMemorySession {
  /** Milliseconds. */
  latency: number;
  readonly marketplace: InMemoryMarketplace;
  private readonly failures: Failure[] = [];
  private lostAnswer: Failure | null = null;
  /** The account to which this page belongs. */
  private owner: string | null = null;

  constructor(private readonly options: InMemorySessionOptions) {
    this.marketplace = options.marketplace;
    this.latency = options.latency ?? 0;
  }

  /** The signed-in account, or null if another account has signed in since, in another tab. */
  email(): string | null {
    const email = this.options.preferences.read(SESSION);
    this.owner ??= email;
    return email === this.owner ? email : null;
  }

  /** The language of the user interface, for visitors without a profile. */
  language(): Language {
    return this.options.language?.() ?? 'en';
  }

  /** Called when the dealer signs in. */
  enter(email: string): void {
    this.begin(email);
    this.owner = email;
    if (this.options.language) this.marketplace.speak(email, this.options.language());
  }

  begin(email: string): void {
    this.options.preferences.write(SESSION, email);
  }

  end(): void {
    this.endHere();
    this.owner = null;
  }

  /** The page stays, and still belongs to its dealer. */
  endHere(): void {
    if (this.email() !== null) this.options.preferences.remove(SESSION);
  }

  /** Makes the next calls fail without any effect. */
  failNext(failure: Failure, calls = 1): void {
    for (let call = 0; call < calls; call += 1) this.failures.push(failure);
  }

  /** Makes the next write take effect, but lose its answer. */
  loseNextAnswer(failure: Failure = { reason: 'timedOut' }): void {
    this.lostAnswer = failure;
  }

  read<Value>(
    ask: (dealer: MarketDealer) => Result<Value, Failure>,
    signal?: AbortSignal,
  ): Promise<Result<Value, Failure>> {
    if (signal?.aborted === true) return Promise.resolve(failed({ reason: 'aborted' }));
    return this.answer(this.failures.shift() ?? this.asDealer(ask), signal);
  }

  write<Value>(act: (dealer: MarketDealer) => Result<Value, Failure>): Promise<Result<Value, Failure>> {
    const failure = this.failures.shift();
    if (failure !== undefined) return this.answer(failure);
    const result = this.asDealer(act);
    const lost = this.lostAnswer;
    this.lostAnswer = null;
    const answer = this.answer(lost ?? result);
    return this.options.kept ? this.options.kept().then(() => answer) : answer;
  }

  /** For calls that need no session. */
  async reach<Value, Failed>(act: () => Result<Value, Failed>): Promise<Result<Value, Failed | Failure>> {
    const failure = this.failures.shift();
    await this.travel();
    if (failure !== undefined) return failed(failure);
    const result = act();
    if (this.options.kept) await this.options.kept();
    return result;
  }

  /** Resolves after the latency of one call. */
  travel(signal?: AbortSignal): Promise<void> {
    if (this.latency <= 0) return Promise.resolve();
    return new Promise(resolve => {
      const cancel = this.options.clock.after(this.latency, resolve);
      const giveUp = () => {
        cancel();
        resolve();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  private asDealer<Value>(call: (dealer: MarketDealer) => Result<Value, Failure>): Result<Value, Failure> {
    const dealer = this.marketplace.dealer(this.email() ?? '');
    return dealer === undefined ? failed({ reason: 'unauthorized' }) : call(dealer);
  }

  private async answer<Value>(
    outcome: Result<Value, Failure> | Failure,
    signal?: AbortSignal,
  ): Promise<Result<Value, Failure>> {
    await this.travel(signal);
    if (signal?.aborted === true) return failed({ reason: 'aborted' });
    return 'ok' in outcome ? outcome : failed(outcome);
  }
}
