import { Book } from '../../../src/application/book/Book';
import { Drafts } from '../../../src/application/forms/Drafts';
import type { DealerBook } from '../../../src/application/ports/DealerBook';
import type { ClientValues } from '../../../src/domain/selling/clients/ClientValues';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const dealer = '11';
const NOTE = `unstoredChanges ${dealer}`;

const noteOf = (at: Workplace) => at.twins.visitNotes.read(NOTE);

/** The page is reloaded. */
const reloaded = (at: Workplace) => new Workplace({ beside: at }).container.get(Book);

const draftsOf = (at: Workplace) => at.container.get(Drafts);

/** From now on, a page that is left loses what it stores. The returned function makes the book work again. */
function loseWrites(at: Workplace): () => void {
  const never = () => new Promise<never>(() => {});
  const spies = (['put', 'remove'] as const).map(method => jest.spyOn(at.twins.book, method).mockImplementation(never));
  return () => spies.forEach(spy => spy.mockRestore());
}

const leave = (at: Workplace) => at.twins.browserWindow.hide();

/** A dealer has typed a bid and left the page before the book had it. */
function leftWhileTyping(): Workplace {
  const at = new Workplace();
  const work = loseWrites(at);
  draftsOf(at).keepSoon('typedBids', '1', () => euros(8500));
  leave(at);
  work();
  return at;
}

it('UnstoredChanges brings back what was typed right before a reload', async () => {
  const at = new Workplace();
  const drafts = draftsOf(at);
  const work = loseWrites(at);
  drafts.keepSoon('typedBids', '1', () => euros(8500));
  void drafts.keep('clientForms', 'new', { place: 'Husum' });
  leave(at);
  work();
  const after = reloaded(at);
  expect(await after.find('typedBids', '1')).toBe(euros(8500));
  expect(await after.find('clientForms', 'new')).toEqual({ place: 'Husum' });
  expect(await at.twins.kept.readAll(dealer, 'typedBids')).toEqual(new Map([['1', euros(8500)]]));
});

it('UnstoredChanges brings back what was typed right before a reload and what the browser did not store in time', async () => {
  const at = new Workplace();
  const drafts = draftsOf(at);
  await drafts.keep('invoiceForms', '7', { price: '1500' });
  await at.passes(10);
  jest.spyOn(at.twins.book, 'put').mockResolvedValueOnce(failed({ reason: 'unavailable' }));
  await drafts.keep('invoiceForms', '7', { price: '1500', downPayment: '230' });
  leave(at);
  expect(await reloaded(at).find('invoiceForms', '7')).toEqual({ price: '1500', downPayment: '230' });
});

it('UnstoredChanges brings back no draft that could not be stored at first and was stored or discarded later', async () => {
  const at = new Workplace();
  const drafts = draftsOf(at);
  const fail = () => jest.spyOn(at.twins.book, 'put').mockResolvedValueOnce(failed({ reason: 'unavailable' }));
  fail();
  await drafts.keep('invoiceForms', '7', { price: '1' });
  await drafts.keep('invoiceForms', '7', { price: '15' });
  fail();
  await drafts.keep('invoiceForms', '8', { price: '1' });
  await drafts.keep('invoiceForms', '8', null);
  leave(at);
  expect(noteOf(at)).toBeNull();
});

it('UnstoredChanges does not bring back a draft that was discarded right before a reload', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'clientForms', 'new', { place: 'Husum' });
  await at.passes(10);
  const work = loseWrites(at);
  void draftsOf(at).keep('clientForms', 'new', null);
  leave(at);
  work();
  expect(await reloaded(at).find('clientForms', 'new')).toBeUndefined();
});

it('UnstoredChanges keeps what another tab has stored since', async () => {
  const at = leftWhileTyping();
  await at.passes(10);
  await reloaded(at).keep('typedBids', '1', euros(8600));
  expect(await reloaded(at).find('typedBids', '1')).toBe(euros(8600));
});

describe('UnstoredChanges, of a form whose stored draft was not read when the dealer left,', () => {
  const typed = { place: 'Husum' };
  const isRead = () => false;
  const typeUnread = (at: Workplace, draft: Partial<ClientValues> | null) =>
    draftsOf(at).keepSoon('clientForms', 'new', () => draft, isRead);

  it('brings back what was typed, if there is no stored draft', async () => {
    const at = new Workplace();
    typeUnread(at, typed);
    await at.passes(500);
    expect(await at.twins.kept.read(dealer, 'clientForms', 'new')).toBeUndefined();
    leave(at);
    expect(await reloaded(at).find('clientForms', 'new')).toEqual(typed);
  });

  it('keeps the stored draft, because the dealer has not seen it', async () => {
    const at = new Workplace();
    const stored = { place: 'Kiel', firstName: 'Mara' };
    await at.twins.kept.keep(dealer, 'clientForms', 'new', stored);
    await at.passes(10);
    typeUnread(at, typed);
    leave(at);
    expect(await reloaded(at).find('clientForms', 'new')).toEqual(stored);
    expect(noteOf(at)).toBeNull();
  });

  it('keeps both if the stored draft cannot be read now', async () => {
    const at = new Workplace();
    const stored = { place: 'Kiel', firstName: 'Mara' };
    await at.twins.kept.keep(dealer, 'clientForms', 'new', stored);
    await at.passes(10);
    typeUnread(at, typed);
    leave(at);
    jest.spyOn(at.twins.book, 'read').mockResolvedValueOnce(failed({ reason: 'unavailable' }));
    expect(await reloaded(at).find('clientForms', 'new')).toEqual(stored);
    expect(noteOf(at)).not.toBeNull();
  });

  it('keeps what was typed while another draft is stored', async () => {
    const at = new Workplace();
    typeUnread(at, typed);
    draftsOf(at).keepSoon('typedBids', '1', () => euros(8500));
    leave(at);
    await settled();
    const after = reloaded(at);
    expect([await after.find('typedBids', '1'), await after.find('clientForms', 'new')]).toEqual([euros(8500), typed]);
  });

  it('keeps nothing if nothing was typed in the end', async () => {
    const at = new Workplace();
    typeUnread(at, null);
    leave(at);
    expect(noteOf(at)).toBeNull();
  });
});

it('UnstoredChanges forgets a draft once the book has it', async () => {
  const at = new Workplace();
  draftsOf(at).keepSoon('typedBids', '1', () => euros(8500));
  leave(at);
  expect(noteOf(at)).not.toBeNull();
  await settled();
  expect(noteOf(at)).toBeNull();
  expect(await at.twins.kept.read(dealer, 'typedBids', '1')).toBe(euros(8500));
});

it('UnstoredChanges keeps a draft while its second write is not finished', async () => {
  const at = new Workplace();
  const drafts = draftsOf(at);
  void drafts.keep('typedBids', '1', euros(8500));
  const work = loseWrites(at);
  void drafts.keep('typedBids', '1', euros(8600));
  leave(at);
  await settled();
  work();
  expect(await reloaded(at).find('typedBids', '1')).toBe(euros(8600));
});

it('UnstoredChanges keeps the drafts until the book has them', async () => {
  const at = leftWhileTyping();
  const merge = jest.spyOn(at.twins.book, 'merge').mockResolvedValue(failed({ reason: 'unavailable' }));
  expect(await reloaded(at).find('typedBids', '1')).toBeUndefined();
  merge.mockRestore();
  expect(await reloaded(at).find('typedBids', '1')).toBe(euros(8500));
  expect(noteOf(at)).toBeNull();
});

it.each([
  'null',
  '7',
  '{}',
  '{"at":1}',
  '{"at":"1","changes":[]}',
  '{"at":1,"changes":[null,7,[],[1,2],["typedBids",2],["other","1",2]]}',
  'text',
])('UnstoredChanges ignores an unreadable note: %s', async note => {
  const at = new Workplace();
  at.twins.visitNotes.write(NOTE, note);
  expect(await reloaded(at).findAll('typedBids')).toEqual(new Map());
  expect(at.twins.visitNotes.read(NOTE)).toBe(note);
});

it('UnstoredChanges keeps nothing for a dealer who is signing out', async () => {
  const at = new Workplace();
  draftsOf(at).keepSoon('typedBids', '1', () => euros(8500));
  at.session.signOutStarted();
  leave(at);
  await settled();
  expect(noteOf(at)).toBeNull();
});

it('UnstoredChanges moves the drafts once, also if several are read at the same time', async () => {
  const at = leftWhileTyping();
  const merge = jest.spyOn(at.twins.book as DealerBook, 'merge');
  const after = reloaded(at);
  expect(await Promise.all([after.find('typedBids', '1'), after.find('typedBids', '1')])).toEqual([
    euros(8500),
    euros(8500),
  ]);
  await after.keep('typedBids', '1', euros(8600));
  expect(await after.find('typedBids', '1')).toBe(euros(8600));
  expect(merge).toHaveBeenCalledTimes(1);
  expect(await merge.mock.results[0]!.value).toEqual(success(undefined));
});
