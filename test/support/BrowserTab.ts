import type { Container } from 'inversify';
import { Book } from '../../src/application/book/Book';
import { LoadOffers } from '../../src/application/offers/list/LoadOffers';
import { OfferLists } from '../../src/application/offers/list/OfferLists';
import type { Clock } from '../../src/application/ports/Clock';
import type { DemoMarket } from '../../src/application/ports/DemoMarket';
import type { TabLocks } from '../../src/application/ports/TabLocks';
import { SessionStore } from '../../src/application/session/SessionStore';
import { Visits } from '../../src/application/session/Visits';
import { Appearance } from '../../src/application/settings/Appearance';
import { OwnSession } from '../../src/application/signIn/OwnSession';
import { AppVersion } from '../../src/application/start/AppVersion';
import { SignedIn } from '../../src/application/start/SignedIn';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import { failed } from '../../src/domain/shared/Result';
import { InMemoryVisitStorage } from '../twins/BrowserTwins';
import { settled } from './settled';
import type { SharedBrowser } from './SharedBrowser';
import { twinContainer } from './twinContainer';
import { Twins } from './Twins';

const noDemo: DemoMarket = { isDemo: false, accounts: [], mailedToken: () => null, reset: () => Promise.resolve() };

/** A tab in which the app is loaded. A reload replaces the page; the old page then does nothing any more. */
export class BrowserTab {
  twins!: Twins;
  container!: Container;
  private readonly visitNotes = new InMemoryVisitStorage();
  private unload: () => void = () => undefined;

  constructor(private readonly browser: SharedBrowser) {}

  get session(): SessionStore {
    return this.container.get(SessionStore);
  }

  get<Value extends object>(part: new (...input: never[]) => Value): Value {
    return this.container.get<Value>(part as never);
  }

  /** Loads the app at the list of all offers. */
  async load(): Promise<void> {
    this.unload();
    this.makePage();
    this.get(Visits).endIdle();
    this.get(Appearance).restore();
    await this.session.check();
    await this.begin();
  }

  /** Does something on the page, and loads it again if it wants to be reloaded. */
  async does(act: (tab: this) => unknown): Promise<void> {
    void act(this);
    await settled();
    await this.reloadIfWanted();
  }

  /** The dealer fills in the sign-in form. */
  async signIn(email: string): Promise<void> {
    const account = this.browser.market.marketplace.accounts.find(one => one.email === email);
    await this.get(OwnSession).signIn(email, account?.password ?? '');
    await this.begin();
  }

  async background(): Promise<void> {
    this.twins.browserWindow.hide();
    await settled();
  }

  /** The dealer returns to the tab. */
  async foreground(): Promise<void> {
    this.twins.browserWindow.show();
    this.twins.browserWindow.focus();
    await settled();
    await this.reloadIfWanted();
  }

  private async begin(): Promise<void> {
    await settled();
    if (this.twins.browserWindow.reloads > 0) return this.load();
    if (!this.session.isSignedIn) return;
    this.get(OfferLists).shown('browse');
    await this.get(LoadOffers).show('browse', defaultQuestion);
    this.get(Visits).begin();
    void this.get(Book).hold();
    this.get(AppVersion).reloadOnFocus();
    await this.get(SignedIn).begin();
    await settled();
  }

  private async reloadIfWanted(): Promise<void> {
    if (this.twins.browserWindow.reloads > 0) await this.load();
  }

  private makePage(): void {
    const { market, storage } = this.browser;
    let isGone = false;
    const gone = new Promise<void>(resolve => {
      this.unload = () => {
        this.twins.liveFeed.close();
        isGone = true;
        resolve();
      };
    });
    const clock: Clock = {
      now: () => market.clock.now(),
      deviceNow: () => market.clock.deviceNow(),
      deviceError: () => market.clock.deviceError(),
      after: (milliseconds, callback) => market.clock.after(milliseconds, () => void (isGone || callback())),
      every: (milliseconds, callback) => market.clock.every(milliseconds, () => void (isGone || callback())),
      whenIdle: callback => market.clock.whenIdle(() => void (isGone || callback())),
    };
    const whileHere = <Port extends object>(port: Port): Port =>
      new Proxy(port, {
        get: (_, name) => {
          const method: unknown = Reflect.get(port, name);
          if (typeof method !== 'function') return method;
          return (...input: unknown[]): unknown =>
            isGone ? new Promise(() => undefined) : Reflect.apply(method, port, input);
        },
      });
    const tabLocks: TabLocks = {
      lockIfFree: (name, work) => storage.tabLocks.lockIfFree(name, hasLock => Promise.race([work(hasLock), gone])),
      lockWhenFree: (name, work) => storage.tabLocks.lockWhenFree(name, hasLock => Promise.race([work(hasLock), gone])),
    };
    this.twins = new Twins(market, { ...storage, visitNotes: this.visitNotes });
    this.container = twinContainer(this.twins, {
      clock,
      tabLocks: whileHere(tabLocks),
      book: whileHere(storage.book),
      tabMessages: whileHere(this.twins.tabMessages),
      demoMarket: noDemo,
    });
    this.guardCalls(() => isGone);
  }

  /** Sends only on behalf of the session, and checks it after a 401, as `liveModule` does. */
  private guardCalls(isGone: () => boolean): void {
    const { line } = this.twins;
    const { session } = this;
    for (const kind of ['read', 'write'] as const) {
      const send: typeof line.read = line[kind].bind(line);
      const guarded: typeof line.read = async (act, signal) => {
        const as = line.email();
        if (as === null) void session.check();
        const isEntering = kind === 'read' && session.signIn.step === 'sending';
        if (as === null || (session.isOver && !isEntering)) return failed({ reason: 'unauthorized' });
        const isFirst = session.state.step === 'unknown' || isEntering;
        const answer = await this.browser.noted({ as, shown: session.email, isFirst }, () => send(act, signal));
        if (isGone()) return new Promise(() => undefined);
        if (!answer.ok && answer.failure.reason === 'unauthorized') void session.check();
        return answer;
      };
      Object.assign(line, { [kind]: guarded });
    }
  }
}
