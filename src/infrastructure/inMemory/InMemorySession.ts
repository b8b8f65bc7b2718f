import type { Clock } from '../../application/ports/Clock';
import type { Preferences } from '../../application/ports/Preferences';
import type { Failure } from '../../domain/shared/Failure';
import type { Language } from '../../domain/shared/Language';
import { failed, type Result } from '../../domain/shared/Result';
import type { InMemoryMarketplace, MarketDealer } from './InMemoryMarketplace';

const SESSION = 'demo.session';

interface InMemorySessionOptions {
  readonly marketplace: InMemoryMarketplace;
  readonly preferences: Preferences;
  readonly clock: Clock;
  /** ms from a call to its answer; with 0 the answer comes in a microtask. */
  readonly latency?: number;
  /** Resolves when what was written outlives a reload; no write is answered before. */
  readonly kept?: () => Promise<void>;
  /** The one on the screen. Where it is not told, everybody is spoken to as their profile says. */
  readonly language?: () => Language;
}

/** The way from the twins to the marketplace: who is signed in, how long an answer takes, and what goes wrong. */
export class InMemorySession {
  /** ms */
  latency: number;
  readonly marketplace: InMemoryMarketplace;
  private readonly failures: Failure[] = [];
  private lostAnswer: Failure | null = null;
  /** The account whose page this is. */
  private owner: string | null = null;

  constructor(private readonly options: InMemorySessionOptions) {
    this.marketplace = options.marketplace;
    this.latency = options.latency ?? 0;
  }

  /** The account that is signed in; null where another one has signed in since, in another tab. */
  email(): string | null {
    const email = this.options.preferences.read(SESSION);
    this.owner ??= email;
    return email === this.owner ? email : null;
  }

  /** Of the screen, for those whom nobody knows yet. */
  language(): Language {
    return this.options.language?.() ?? 'en';
  }

  /** The dealer comes in through the sign-in screen. */
  enter(email: string): void {
    this.begin(email);
    this.owner = email;
    if (this.options.language) this.marketplace.speak(email, this.options.language());
  }

  begin(email: string): void {
    this.options.preferences.write(SESSION, email);
  }

  end(): void {
    if (this.email() !== null) this.options.preferences.remove(SESSION);
    this.owner = null;
  }

  /** The next calls fail so, and do nothing. */
  failNext(failure: Failure, calls = 1): void {
    for (let call = 0; call < calls; call += 1) this.failures.push(failure);
  }

  /** The next write takes effect, but its answer does not arrive. */
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

  /** For what needs nobody to be signed in. */
  async reach<Value, Failed>(act: () => Result<Value, Failed>): Promise<Result<Value, Failed | Failure>> {
    const failure = this.failures.shift();
    await this.travel();
    if (failure !== undefined) return failed(failure);
    const result = act();
    if (this.options.kept) await this.options.kept();
    return result;
  }

  /** Resolves after as long as an answer takes. */
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
