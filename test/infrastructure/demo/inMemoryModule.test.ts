import { Container, type ServiceIdentifier } from 'inversify';
import { Conversations } from '../../../src/application/ports/Conversations';
import { DemoMarket } from '../../../src/application/ports/DemoMarket';
import { Identity } from '../../../src/application/ports/Identity';
import { Likes } from '../../../src/application/ports/Likes';
import { type LiveEvent, LiveFeed } from '../../../src/application/ports/LiveFeed';
import { Offers } from '../../../src/application/ports/Offers';
import { Passwords } from '../../../src/application/ports/Passwords';
import { Profiles } from '../../../src/application/ports/Profiles';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import type { HashId } from '../../../src/domain/offers/Offer';
import { MINUTE } from '../../../src/domain/shared/Instant';
import type { Language } from '../../../src/domain/shared/Language';
import { failed, success } from '../../../src/domain/shared/Result';
import { DemoTab } from '../../../src/infrastructure/demo/DemoTab';
import { inMemoryModule } from '../../../src/infrastructure/demo/inMemoryModule';
import { InMemorySession } from '../../../src/infrastructure/demo/twins/InMemorySession';
import { InMemoryOffers } from '../../../src/infrastructure/demo/twins/OfferTwins';
import { Channel } from '../../support/Channel';
import { ports } from '../../support/twinContainer';
import { InMemoryDiagnostics, InMemoryPreferences } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';
import { InMemoryTabLocks } from '../../twins/InMemoryTabLocks';
import { aMarketplace, aQuestion, buyerEmail } from './market/aMarketplace';

describe('inMemoryModule', () => {
  const question = { page: 1, filters: noFilters, buyNowOnly: false };

  /** A browser in which the page can be reloaded. */
  function aBrowser(language: () => Language = () => 'en') {
    const clock = new InMemoryClock();
    const preferences = new InMemoryPreferences();
    let kept: unknown;
    const storage = {
      read: async () => structuredClone(kept),
      keep: async (snapshot: unknown) => void (kept = structuredClone(snapshot)),
      clear: async () => void (kept = undefined),
      onLeaving: () => undefined,
    };
    const load = async () => {
      const diagnostics = new InMemoryDiagnostics();
      const market = { seed: 1, offers: 60, tempo: 1, photoBase: 'https://paddock.example' };
      const container = new Container();
      const demo = inMemoryModule({ ...market, language, clock, preferences, storage, diagnostics });
      await demo.start();
      container.load(demo.module);
      return container;
    };
    return { clock, load };
  }

  async function liked(container: Container): Promise<readonly number[]> {
    const answer = await container.get(Offers).list('liked', question, new AbortController().signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    return answer.value.offers.map(({ id }) => id);
  }

  async function signedIn(container: Container): Promise<Container> {
    const [account] = container.get(DemoMarket).accounts;
    await container.get(Identity).signIn(account?.email ?? '', account?.password ?? '');
    return container;
  }

  test.each([
    ...([
      'analytics',
      'bids',
      'purchases',
      'clientInvoices',
      'clients',
      'demoMarket',
      'identity',
      'invoiceTemplates',
    ] as const),
    ...(['likes', 'liveFeed', 'motorbikes', 'offers', 'passwords', 'profiles', 'tabs', 'translations'] as const),
  ])('binds one instance of %s', async name => {
    const container = await aBrowser().load();
    const port = ports[name] as ServiceIdentifier<object>;
    expect(container.get(port)).toBe(container.get(port));
  });

  test('a session and a like survive a reload, and a reset removes the like', async () => {
    const { load } = aBrowser();
    const first = await signedIn(await load());
    const before = await liked(first);
    const browse = await first.get(Offers).list('browse', question, new AbortController().signal);
    const fresh = (browse.ok ? browse.value.offers : []).find(({ id }) => !before.includes(id));
    if (fresh === undefined) throw new Error('All is liked already');
    await first.get(Likes).like(fresh.id);

    const second = await load();
    expect(await liked(second)).toEqual([fresh.id, ...before]);
    await second.get(DemoMarket).reset();
    expect(await liked(await load())).toEqual(before);
  });

  test('the in-memory market moves by itself', async () => {
    const { clock, load } = aBrowser();
    const container = await signedIn(await load());
    const events: LiveEvent[] = [];
    container.get(LiveFeed).open({
      handleEvents: pushed => void events.push(...pushed),
      handleConnection: () => undefined,
    });
    await new Promise(setImmediate);
    clock.advance(5 * MINUTE);
    expect(events.filter(event => event.kind === 'offerChanged').length).toBeGreaterThan(5);
  });

  test('the in-memory market uses the language of the sign-in screen, even for forgotten passwords', async () => {
    let language: Language = 'de';
    const { load } = aBrowser(() => language);
    const container = await load();
    const passwords = container.get(Passwords);
    expect(await passwords.forgotten('nobody@paddock.example')).toMatchObject({
      failure: { message: 'Der Link konnte nicht gesendet werden.' },
    });
    language = 'pl';
    await signedIn(container);
    const profile = await container.get(Profiles).current();
    expect(profile).toMatchObject({ value: { dealer: { language: 'pl' } } });
    const refused = await container.get(Conversations).send(await anOffer(container), ' ');
    expect(refused).toMatchObject({ failure: { message: 'Wiadomość nie może być pusta.' } });
    const reloaded = await load();
    expect(await reloaded.get(Profiles).current()).toEqual(profile);
  });

  async function anOffer(container: Container): Promise<HashId> {
    const answer = await container.get(Offers).list('browse', question, new AbortController().signal);
    const hashId = answer.ok ? answer.value.offers[0]?.hashId : undefined;
    if (hashId === undefined) throw new Error('The market is empty');
    return hashId;
  }
});

describe('the demo in two tabs', () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });

  /** Two tabs, and what their markets did. */
  function twoTabs() {
    const locks = new InMemoryTabLocks();
    const told: string[] = [];
    const demo = (name: string) => ({
      start: async () => void told.push(`${name} starts`),
      stop: async () => void told.push(`${name} stops`),
    });
    return { one: new DemoTab(locks), other: new DemoTab(locks), next: new DemoTab(locks), demo, told };
  }

  it('runs in the tab that was first', async () => {
    const { one, other, demo, told } = twoTabs();
    await one.run(demo('one'));
    await other.run(demo('other'));
    expect([one.isHere, other.isHere]).toEqual([true, false]);
    expect(told).toEqual(['one starts']);
  });

  it('moves to the tab that takes over, after the market of the first tab has stopped', async () => {
    const { one, other, next, demo, told } = twoTabs();
    await one.run(demo('one'));
    await other.run(demo('other'));
    await other.takeOver();
    // The page loads again.
    await next.run(demo('next'));
    await one.lost;
    expect([one.isHere, next.isHere]).toEqual([false, true]);
    expect(told).toEqual(['one starts', 'one stops', 'next starts']);
  });
});

describe('an in-memory adapter with a latency', () => {
  function slowOffers() {
    const market = aMarketplace();
    const session = new InMemorySession({ ...market, preferences: new InMemoryPreferences(), latency: 300 });
    session.begin(buyerEmail);
    return { ...market, offers: new InMemoryOffers(session) };
  }

  it('reports an abort at once, before and during the call', async () => {
    const { offers, clock } = slowOffers();
    const asking = new AbortController();
    const answer = offers.list('browse', aQuestion(), asking.signal);
    asking.abort();
    expect(await answer).toEqual(failed({ reason: 'aborted' }));
    expect(await offers.open('x' as HashId, asking.signal)).toEqual(failed({ reason: 'aborted' }));
    expect(clock.pending).toBe(0);
  });

  it('delays an answer, which shows the moment of the request', async () => {
    const { offers, marketplace, clock, buyer } = slowOffers();
    const before = buyer.list('browse', aQuestion());
    let answered: unknown;
    const asking = offers.list('browse', aQuestion(), new AbortController().signal).then(answer => (answered = answer));
    marketplace.publish();
    clock.advance(299);
    await Promise.resolve();
    expect(answered).toBeUndefined();
    clock.advance(1);
    await asking;
    expect(answered).toEqual(success(before));
  });
});
