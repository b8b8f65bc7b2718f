import path from 'node:path';
import { isObservableArray, isObservableMap, isObservableSet, runInAction } from 'mobx';
import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { Book } from '../../../src/application/book/Book';
import { Drafts } from '../../../src/application/forms/Drafts';
import { CounterStore } from '../../../src/application/notifications/CounterStore';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { OfferLists } from '../../../src/application/offers/list/OfferLists';
import { RecordSeenOffers } from '../../../src/application/offers/seen/RecordSeenOffers';
import { NewClients } from '../../../src/application/selling/clients/NewClients';
import { SellingOverview } from '../../../src/application/selling/SellingOverview';
import { DealerVisitStorage } from '../../../src/application/session/DealerVisitStorage';
import { Appearance } from '../../../src/application/settings/Appearance';
import { OwnProfileForm } from '../../../src/application/settings/OwnProfileForm';
import { OwnSession } from '../../../src/application/signIn/OwnSession';
import { SignedIn } from '../../../src/application/start/SignedIn';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { SECOND } from '../../../src/domain/shared/Instant';
import { keepTypedFilters, takeTypedFilters } from '../../../src/ui/offers/browse/useTypedFilters';
import { buyerEmail, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { fieldsOf, readable } from '../../support/readable';
import { settled } from '../../support/settled';
import { stateFiles } from '../../support/storesIn';
import { Workplace } from '../../support/Workplace';

/** Something of the first dealer, which the second dealer must never see. */
const MARK = 'of the first dealer';

type Store = abstract new () => object;

/** Every class that holds state, by the name of its file. A new one has to be listed here. */
const kinds: Readonly<Record<string, 'ofDealer' | 'ofDevice' | 'inOfferLists'>> = {
  Acquisitions: 'ofDealer',
  ActionBars: 'ofDealer',
  Appearance: 'ofDevice',
  AppVersion: 'ofDevice',
  Menu: 'ofDevice',
  ArrangeTable: 'ofDevice',
  ArrangementStore: 'ofDealer',
  AskedQuestions: 'ofDealer',
  BookStore: 'ofDealer',
  ComparableSales: 'ofDealer',
  ConnectionStore: 'ofDevice',
  ConversationListStore: 'ofDealer',
  ConversationStore: 'ofDealer',
  CountedRows: 'ofDealer',
  CounterStore: 'ofDealer',
  DealBoard: 'ofDealer',
  OwnProfileForm: 'ofDealer',
  Exports: 'ofDealer',
  FirstScreen: 'ofDevice',
  HiddenOffers: 'ofDealer',
  HomeScreen: 'ofDealer',
  InvoiceForms: 'ofDealer',
  InvoiceListStore: 'ofDealer',
  IssueInvoice: 'ofDealer',
  IssuedInvoices: 'ofDealer',
  KeptNews: 'ofDealer',
  MyData: 'ofDealer',
  NewClients: 'ofDealer',
  NewMatches: 'ofDealer',
  OfferLists: 'inOfferLists',
  OfferTranslations: 'ofDealer',
  OfflineBook: 'ofDealer',
  OpenedHandover: 'ofDealer',
  OpenedOffers: 'ofDealer',
  OwnBids: 'ofDealer',
  OwnClients: 'ofDealer',
  OwnLikes: 'ofDealer',
  OwnMotorbikes: 'ofDealer',
  OwnProfile: 'ofDealer',
  OwnPurchases: 'ofDealer',
  OwnTemplates: 'ofDealer',
  PasswordFlows: 'ofDealer',
  PickupTour: 'ofDealer',
  PressStore: 'ofDealer',
  Raises: 'ofDealer',
  Register: 'ofDealer',
  Resale: 'ofDealer',
  RaiseTicks: 'ofDealer',
  SeenOffers: 'ofDealer',
  SellingOverview: 'ofDealer',
  SellingStore: 'ofDealer',
  SessionStore: 'ofDealer',
  Shortlist: 'ofDealer',
  ShownNews: 'ofDealer',
  TypedInput: 'ofDealer',
  WholeLists: 'ofDealer',
};

const folder = path.join(process.cwd(), 'src/application');
const nameOf = (file: string) => path.basename(file, '.ts');

const ofDealers = stateFiles.filter(file => ['ofDealer', 'inOfferLists'].includes(kinds[nameOf(file)] ?? '')).sort();

async function storeIn(at: Workplace, file: string): Promise<object> {
  const name = nameOf(file);
  if (kinds[name] === 'inOfferLists') return at.container.get(OfferLists).of('browse');
  const module = (await import(path.join(folder, file))) as Readonly<Record<string, Store>>;
  return at.container.get<object>(module[name]!);
}

/** Leaves the mark in every field. */
function leaveMark(store: object): void {
  runInAction(() => {
    for (const name of fieldsOf(store)) {
      const value: unknown = Reflect.get(store, name);
      if (isObservableMap(value) || value instanceof Map) value.set(MARK, MARK);
      else if (isObservableSet(value) || value instanceof Set) value.add(MARK);
      else if (isObservableArray(value) || Array.isArray(value)) value.push(MARK);
      else Reflect.set(store, name, { [MARK]: MARK });
    }
  });
}

/** Every use-case that restores something on a page. */
async function restoreAll(at: Workplace): Promise<void> {
  const { container } = at;
  void container.get(Book).hold();
  container.get(RecordSeenOffers).run();
  container.get(KeptNews).run();
  container.get(CounterStore).begin();
  container.get(ActionBars).restore();
  container.get(PickupTour).run();
  await container.get(OwnProfileForm).form.open();
  await container.get(NewClients).restore();
  await container.get(SellingOverview).readDrafts();
  await container.get(SignedIn).begin();
  await settled();
}

/** The page of a dealer in a browser that holds something for each question about the first dealer. */
function aSharedBrowser() {
  const first = new Workplace({ email: buyerEmail });
  const { book } = first.twins;
  const own = first.session.dealerKey;
  const { read, readAll, readSome } = book;
  const record = (key: string) => ({ key, changedAt: 0, value: MARK });
  const asked: string[] = [];
  jest.spyOn(book, 'read').mockImplementation((dealer, collection, key) => {
    asked.push(dealer);
    if (dealer === own) return Promise.resolve({ ok: true, value: record(key) as never });
    return read.call(book, dealer, collection, key);
  });
  jest.spyOn(book, 'readAll').mockImplementation((dealer, collection, prefix) => {
    asked.push(dealer);
    if (dealer === own) return Promise.resolve({ ok: true, value: [record(`${prefix}${MARK}`)] as never });
    return readAll.call(book, dealer, collection, prefix);
  });
  jest.spyOn(book, 'readSome').mockImplementation((dealer, collection, keys) => {
    asked.push(dealer);
    if (dealer === own) return Promise.resolve({ ok: true, value: keys.map(record) as never });
    return readSome.call(book, dealer, collection, keys);
  });
  return { first, own, asked };
}

it('every store of the application is listed here', () => {
  expect(stateFiles.map(nameOf).sort()).toEqual(Object.keys(kinds).sort());
});

describe.each(ofDealers)('%s', file => {
  it('is never shown to a second dealer who signs in on the same page', async () => {
    const { first } = aSharedBrowser();
    const store = await storeIn(first, file);
    first.session.sessionMissing(null);
    if (nameOf(file) !== 'SessionStore') leaveMark(store);
    await first.container.get(OwnSession).signIn(sellerEmail, 'Evening!Ride2');
    expect(first.twins.identity.hasSession()).toBe(true);
    expect(first.session.dealer).toBeNull();
    expect(first.twins.browserWindow.reloads).toBe(1);
  });

  it.each(['in another tab', 'after a reload'])('holds nothing of the first dealer %s', async place => {
    const { first, own, asked } = aSharedBrowser();
    const left = await storeIn(first, file);
    if (nameOf(file) !== 'SessionStore') leaveMark(left);
    first.container.get(DealerVisitStorage).keep('typedFilters', MARK);
    if (place === 'after a reload') first.session.sessionMissing(null);
    asked.length = 0;
    const second = new Workplace({ email: sellerEmail, beside: first });
    await restoreAll(second);
    const store = await storeIn(second, file);
    expect(store).not.toBe(left);
    expect(readable(store)).not.toContain(MARK);
    expect(asked).not.toContain(own);
    expect(asked).toContain(second.session.dealerKey);
  });
});

describe('a browser that two dealers share', () => {
  it('reads the data of the first dealer for the first dealer, and a mark can be found', async () => {
    const { first, asked, own } = aSharedBrowser();
    await first.container.get(Book).hold();
    expect(asked).toContain(own);
    const store = first.container.get(KeptNews);
    leaveMark(store);
    expect(readable(store)).toContain(MARK);
  });

  it('gives the typed filters of a tab to their own dealer only', () => {
    const { first } = aSharedBrowser();
    keepTypedFilters(first.container.get(DealerVisitStorage), { ...defaultQuestion, buyNowOnly: true });
    const second = new Workplace({ email: sellerEmail, beside: first });
    expect(takeTypedFilters(second.container.get(DealerVisitStorage))).toBeNull();
    expect(takeTypedFilters(first.container.get(DealerVisitStorage))).toMatchObject({ buyNowOnly: true });
  });

  it("speaks the language of the second dealer's profile after the reload, and not that of the first", async () => {
    const { first } = aSharedBrowser();
    const profile = first.dealer.profile();
    first.session.profileChanged({ ...profile, dealer: { ...profile.dealer, language: 'pl' } });
    await first.appearance.applyProfileLanguage('pl');
    expect(first.appearance.language).toBe('pl');
    first.session.sessionMissing(null);
    await first.container.get(OwnSession).signIn(sellerEmail, 'Evening!Ride2');
    const second = new Workplace({ email: sellerEmail, beside: first });
    second.container.get(Appearance).restore();
    await second.appearance.applyProfileLanguage(second.session.dealer?.language);
    expect(second.session.dealer?.language).not.toBe('pl');
    expect(second.appearance.language).toBe(second.session.dealer?.language);
  });

  it('never stores a draft of the first dealer for the second, if the dealer changes while one is typed', async () => {
    const { first } = aSharedBrowser();
    first.container.get(Drafts).keepSoon('typedMessages', '11', () => MARK);
    first.session.sessionMissing(null);
    await first.container.get(OwnSession).signIn(sellerEmail, 'Evening!Ride2');
    first.twins.clock.advance(SECOND);
    await settled();
    const second = new Workplace({ email: sellerEmail, beside: first });
    expect(await first.twins.book.read(second.session.dealerKey, 'typedMessages', '11')).toEqual({ ok: true });
  });
});
