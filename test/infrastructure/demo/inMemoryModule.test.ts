import { Container } from 'inversify';
import { Analytics } from '../../../src/application/ports/Analytics';
import { Bids } from '../../../src/application/ports/Bids';
import { BuyNow } from '../../../src/application/ports/BuyNow';
import { ClientInvoices } from '../../../src/application/ports/ClientInvoices';
import { Clients } from '../../../src/application/ports/Clients';
import { Conversations } from '../../../src/application/ports/Conversations';
import { DemoMarket } from '../../../src/application/ports/DemoMarket';
import { Identity } from '../../../src/application/ports/Identity';
import { InvoiceTemplates } from '../../../src/application/ports/InvoiceTemplates';
import { Likes } from '../../../src/application/ports/Likes';
import { type LiveEvent, LiveFeed } from '../../../src/application/ports/LiveFeed';
import { Motorbikes } from '../../../src/application/ports/Motorbikes';
import { Offers } from '../../../src/application/ports/Offers';
import { Passwords } from '../../../src/application/ports/Passwords';
import { Profiles } from '../../../src/application/ports/Profiles';
import { Tabs } from '../../../src/application/ports/Tabs';
import { Translations } from '../../../src/application/ports/Translations';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import type { HashId } from '../../../src/domain/offers/Offer';
import { MINUTE } from '../../../src/domain/shared/Instant';
import type { Language } from '../../../src/domain/shared/Language';
import { inMemoryModule } from '../../../src/infrastructure/demo/inMemoryModule';
import { InMemoryDiagnostics, InMemoryPreferences } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';

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

test('inMemoryModule binds every port of the market', async () => {
  const container = await aBrowser().load();
  for (const port of [
    Analytics,
    Bids,
    BuyNow,
    Clients,
    DemoMarket,
    Tabs,
    Motorbikes,
    InvoiceTemplates,
    ClientInvoices,
    Identity,
    Likes,
    LiveFeed,
    Offers,
    Passwords,
    Profiles,
    Translations,
  ]) {
    expect(container.get<object>(port)).toBe(container.get<object>(port));
  }
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
