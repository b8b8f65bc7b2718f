import { Book } from '../../../src/application/book/Book';
import { SignOut } from '../../../src/application/session/SignOut';
import { SignedIn } from '../../../src/application/start/SignedIn';
import { euros } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const KEY = 'MB-7F3K2';

async function aLeavingDealer() {
  const at = new Workplace();
  const { preferences, kept, visitNotes } = at.twins;
  const signOut = at.container.get(SignOut);
  preferences.write('theme', 'dark');
  visitNotes.write('typedFilters 11', '{}');
  await kept.keep('11', 'notes', 'a', 'rust');
  await kept.keep('12', 'notes', 'b', 'dent');
  void at.container.get(SignedIn).begin();
  await settled();
  return { at, signOut };
}

it('SignOut ends the session and the live feed, clears the storage of the browser and of the tab, and reloads the page', async () => {
  const { at, signOut } = await aLeavingDealer();
  const leaving = signOut.execute({ removeData: false });
  expect(at.session).toMatchObject({ leaving: true, isOver: true });
  expect(at.connection.state).toBe('closed');
  await leaving;
  expect(at.session.state).toEqual({ step: 'unauthorized', failure: null });
  expect(at.session.leaving).toBe(false);
  expect(at.twins.identity.hasSession()).toBe(false);
  expect(at.twins.preferences.read('theme')).toBeNull();
  expect(at.twins.visitNotes.read('typedFilters 11')).toBeNull();
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('SignOut keeps the drafts and the market of the dealer on this device', async () => {
  const { at, signOut } = await aLeavingDealer();
  const offer = at.dealer.list('browse', { page: 1, filters: at.list('browse').question.filters, buyNowOnly: true });
  at.dealer.acceptBuyNow(offer.offers[0]!.id);
  await signOut.execute({ removeData: false });
  expect(await at.twins.kept.read('11', 'notes', 'a')).toBe('rust');
  expect(at.served(offer.offers[0]!.hashId).closed).toBe(true);
});

it('SignOut removes the data of this dealer on request, but no data of another dealer', async () => {
  const { at, signOut } = await aLeavingDealer();
  const offer = at.dealer.list('browse', { page: 1, filters: at.list('browse').question.filters, buyNowOnly: true });
  at.dealer.acceptBuyNow(offer.offers[0]!.id);
  await signOut.execute({ removeData: true });
  expect(await at.twins.kept.read('11', 'notes', 'a')).toBeUndefined();
  expect(at.twins.visitNotes.read('typedFilters 11')).toBeNull();
  expect(await at.twins.kept.read('12', 'notes', 'b')).toBe('dent');
  expect(at.served(offer.offers[0]!.hashId).closed).toBe(false);
});

it('SignOut stops if the data cannot be removed, and the dealer can try again', async () => {
  const { at, signOut } = await aLeavingDealer();
  at.twins.book.failure = { reason: 'blocked' };
  expect(await signOut.execute({ removeData: true })).toEqual({ reason: 'blocked' });
  expect(at.session).toMatchObject({ leaving: false, isSignedIn: true });
  expect(at.twins.identity.hasSession()).toBe(true);
  expect(at.twins.visitNotes.read('typedFilters 11')).toBe('{}');
  expect([at.twins.browserWindow.reloads, signOut.removedData]).toEqual([0, false]);
  await settled();
  expect(at.connection.state).toBe('connected');
  at.twins.book.failure = null;
  expect(await signOut.execute({ removeData: true })).toBeNull();
  expect(await at.twins.kept.read('11', 'notes', 'a')).toBeUndefined();
  expect([at.twins.browserWindow.reloads, signOut.removedData]).toEqual([1, true]);
});

it('SignOut without a removal succeeds after a removal that failed', async () => {
  const { at, signOut } = await aLeavingDealer();
  at.twins.book.failure = { reason: 'unavailable' };
  await signOut.execute({ removeData: true });
  expect(await signOut.execute({ removeData: false })).toBeNull();
  expect([at.twins.browserWindow.reloads, signOut.removedData]).toEqual([1, false]);
});

it('SignOut also removes what another tab stores until the session has ended', async () => {
  const { at, signOut } = await aLeavingDealer();
  const other = new Workplace({ beside: at });
  const keep = other.container.get(Book);
  at.twins.book.onChange('11', 'limits', change => {
    if (change.kind === 'replaced') void keep.keep('limits', KEY, euros(9));
  });
  await signOut.execute({ removeData: true });
  expect(await at.twins.book.readAll('11', 'limits')).toEqual(success([]));
});

it('SignOut does not say that the data was removed if the second removal failed', async () => {
  const { at, signOut } = await aLeavingDealer();
  at.twins.book.onChange('11', 'limits', change => {
    if (change.kind === 'replaced') at.twins.book.failure = { reason: 'blocked' };
  });
  expect(await signOut.execute({ removeData: true })).toBeNull();
  expect([at.twins.browserWindow.reloads, signOut.removedData]).toEqual([1, false]);
});

it('SignOut remembers for this device whether the data was removed, also for the next dealer', async () => {
  const { at, signOut } = await aLeavingDealer();
  expect(signOut.removedData).toBe(false);
  await signOut.execute({ removeData: true });
  const next = new Workplace({ beside: at, email: sellerEmail });
  const nextSignOut = next.container.get(SignOut);
  expect(nextSignOut.removedData).toBe(true);
  await nextSignOut.execute({ removeData: false });
  expect(new Workplace({ beside: at }).container.get(SignOut).removedData).toBe(false);
});

it('SignOut runs once, even if a session check ends meanwhile', async () => {
  const { at, signOut } = await aLeavingDealer();
  const leaving = signOut.execute({ removeData: false });
  at.session.profileArrived(at.dealer.profile(), 0);
  await Promise.all([signOut.execute({ removeData: true }), leaving]);
  expect(at.twins.browserWindow.reloads).toBe(1);
  expect(await at.twins.kept.read('11', 'notes', 'a')).toBe('rust');
});
