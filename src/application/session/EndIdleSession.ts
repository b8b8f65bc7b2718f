import { inject, injectable } from 'inversify';
import { type IObservableValue, observable, runInAction } from 'mobx';
import { idleFor, type LastUse, observedAt, usedAt } from '../../domain/session/LastUse';
import { type Instant, MINUTE } from '../../domain/shared/Instant';
import { Clock } from '../ports/Clock';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { Site } from '../ports/Site';
import { SessionStore } from './SessionStore';

export const LAST_USE = 'lastUse';

/** Replaces the time once the session has ended, so that each tab and a reloaded page know why. */
const ENDED = 'ended';

const VISIT_BEFORE = 'visitBefore';

/** After such a break, a new visit begins. */
const BREAK = 30 * MINUTE;

/**
 * Ends the session of this browser if nobody has used the app in any tab for the time that the host allows. Knows when the
 * visit before this one ended.
 */
@injectable()
export class EndIdleSession {
  private readonly endOfVisitBefore: IObservableValue<Instant | null>;

  constructor(
    @inject(Identity) private readonly identity: Identity,
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(Clock) private readonly clock: Clock,
    @inject(Site) private readonly site: Site,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    const stored = Number(this.preferences.read(VISIT_BEFORE) ?? NaN);
    this.endOfVisitBefore = observable.box(Number.isFinite(stored) ? stored : null);
  }

  /** When the dealer last used the app before this visit. Null if this device does not know it. Observable. */
  get visitBefore(): Instant | null {
    return this.endOfVisitBefore.get();
  }

  /** Whether the last session ended because nobody used the app. */
  get hasEnded(): boolean {
    return this.preferences.read(LAST_USE) === ENDED;
  }

  execute(): void {
    const { idleMinutes } = this.site;
    if (idleMinutes === null || this.session.leaving || !this.identity.hasSession()) return;
    const now = this.clock.now();
    const last = this.lastUse();
    if (last && idleFor(last, now) >= idleMinutes * MINUTE) {
      this.preferences.write(LAST_USE, ENDED);
      void this.identity.signOutHere();
      return this.session.sessionMissing(null);
    }
    this.keep(last ? observedAt(last, now) : usedAt(last, now));
  }

  /** Notes that the dealer uses the app, unless the session has ended before. */
  used(): void {
    this.execute();
    if (!this.identity.hasSession()) return;
    const [last, now] = [this.lastUse(), this.clock.now()];
    if (last && now - last.at >= BREAK) this.visitEnded(last.at);
    this.keep(usedAt(last, now));
  }

  private visitEnded(at: Instant): void {
    this.preferences.write(VISIT_BEFORE, String(at));
    runInAction(() => this.endOfVisitBefore.set(at));
  }

  private lastUse(): LastUse | null {
    const [at = NaN, setBackAt = NaN] = (this.preferences.read(LAST_USE) ?? '').split(' ').map(parseFloat);
    return Number.isFinite(at) ? { at, setBackAt: Number.isFinite(setBackAt) ? setBackAt : null } : null;
  }

  private keep({ at, setBackAt }: LastUse): void {
    this.preferences.write(LAST_USE, `${at} ${setBackAt ?? ''}`);
  }
}
