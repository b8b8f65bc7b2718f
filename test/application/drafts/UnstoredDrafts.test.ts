import { DealerDrafts } from '../../../src/application/drafts/DealerDrafts';
import type { DealerBook } from '../../../src/application/ports/DealerBook';
import { failed, success } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const dealer = '11';
const NOTE = `unstoredDrafts ${dealer}`;

const noteOf = (at: Workplace) => at.twins.visitNotes.read(NOTE);

/** The page is reloaded. */
const reloaded = (at: Workplace) => new Workplace({ beside: at }).container.get(DealerDrafts);

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
  at.container.get(DealerDrafts).keepSoon('bid 1', () => 850_000);
  leave(at);
  work();
  return at;
}

it('UnstoredDrafts brings back what was typed right before a reload', async () => {
  const at = new Workplace();
  const drafts = at.container.get(DealerDrafts);
  const work = loseWrites(at);
  drafts.keepSoon('bid 1', () => 850_000);
  void drafts.keep('client new', { place: 'Husum' });
  leave(at);
  work();
  const after = reloaded(at);
  expect(await after.readAll('')).toEqual(
    new Map<string, unknown>([
      ['bid 1', 850_000],
      ['client new', { place: 'Husum' }],
    ]),
  );
  expect(await at.twins.drafts.readAll(dealer, 'bid ')).toEqual(new Map([['1', 850_000]]));
});

it('UnstoredDrafts does not bring back a draft that was discarded right before a reload', async () => {
  const at = new Workplace();
  await at.twins.drafts.keep(dealer, 'client new', { place: 'Husum' });
  await at.passes(10);
  const work = loseWrites(at);
  void at.container.get(DealerDrafts).keep('client new', null);
  leave(at);
  work();
  expect(await reloaded(at).read('client new')).toBeUndefined();
});

it('UnstoredDrafts keeps what another tab has stored since', async () => {
  const at = leftWhileTyping();
  await at.passes(10);
  await reloaded(at).keep('bid 1', 860_000);
  expect(await reloaded(at).read('bid 1')).toBe(860_000);
});

describe('UnstoredDrafts, of a form whose stored draft was not read when the dealer left,', () => {
  const typed = { place: 'Husum' };
  const form = 'client new';
  const isRead = () => false;
  const typeUnread = (at: Workplace, draft: object | null) =>
    at.container.get(DealerDrafts).keepSoon(form, () => draft, isRead);

  it('brings back what was typed, if there is no stored draft', async () => {
    const at = new Workplace();
    typeUnread(at, typed);
    await at.passes(300);
    expect(await at.twins.drafts.read(dealer, form)).toBeUndefined();
    leave(at);
    expect(await reloaded(at).read(form)).toEqual(typed);
  });

  it('keeps the stored draft, because the dealer has not seen it', async () => {
    const at = new Workplace();
    const stored = { place: 'Kiel', firstName: 'Mara' };
    await at.twins.drafts.keep(dealer, form, stored);
    await at.passes(10);
    typeUnread(at, typed);
    leave(at);
    expect(await reloaded(at).read(form)).toEqual(stored);
    expect(noteOf(at)).toBeNull();
  });

  it('keeps both if the stored draft cannot be read now', async () => {
    const at = new Workplace();
    const stored = { place: 'Kiel', firstName: 'Mara' };
    await at.twins.drafts.keep(dealer, form, stored);
    await at.passes(10);
    typeUnread(at, typed);
    leave(at);
    jest.spyOn(at.twins.book, 'read').mockResolvedValueOnce(failed({ reason: 'unavailable' }));
    expect(await reloaded(at).read(form)).toEqual(stored);
    expect(noteOf(at)).not.toBeNull();
  });

  it('keeps what was typed while another draft is stored', async () => {
    const at = new Workplace();
    typeUnread(at, typed);
    at.container.get(DealerDrafts).keepSoon('bid 1', () => 850_000);
    leave(at);
    await settled();
    expect(await reloaded(at).readAll('')).toEqual(
      new Map<string, unknown>([
        ['bid 1', 850_000],
        [form, typed],
      ]),
    );
  });

  it('keeps nothing if nothing was typed in the end', async () => {
    const at = new Workplace();
    typeUnread(at, null);
    leave(at);
    expect(noteOf(at)).toBeNull();
  });
});

it('UnstoredDrafts forgets a draft once the book has it', async () => {
  const at = new Workplace();
  at.container.get(DealerDrafts).keepSoon('bid 1', () => 850_000);
  leave(at);
  expect(noteOf(at)).not.toBeNull();
  await settled();
  expect(noteOf(at)).toBeNull();
  expect(await at.twins.drafts.read(dealer, 'bid 1')).toBe(850_000);
});

it('UnstoredDrafts keeps a draft while its second write is not finished', async () => {
  const at = new Workplace();
  const drafts = at.container.get(DealerDrafts);
  void drafts.keep('bid 1', 850_000);
  const work = loseWrites(at);
  void drafts.keep('bid 1', 860_000);
  leave(at);
  await settled();
  work();
  expect(await reloaded(at).read('bid 1')).toBe(860_000);
});

it('UnstoredDrafts keeps the drafts until the book has them', async () => {
  const at = leftWhileTyping();
  const merge = jest.spyOn(at.twins.book, 'merge').mockResolvedValue(failed({ reason: 'unavailable' }));
  expect(await reloaded(at).read('bid 1')).toBeUndefined();
  merge.mockRestore();
  expect(await reloaded(at).read('bid 1')).toBe(850_000);
  expect(noteOf(at)).toBeNull();
});

it.each(['null', '7', '{}', '{"at":1}', '{"at":"1","drafts":[]}', '{"at":1,"drafts":[null,7,[],[1,2]]}', 'text'])(
  'UnstoredDrafts ignores an unreadable note: %s',
  async note => {
    const at = new Workplace();
    at.twins.visitNotes.write(NOTE, note);
    expect(await reloaded(at).readAll('')).toEqual(new Map());
  },
);

it('UnstoredDrafts keeps nothing for a dealer who is signing out', async () => {
  const at = new Workplace();
  at.container.get(DealerDrafts).keepSoon('bid 1', () => 850_000);
  at.session.signOutStarted();
  leave(at);
  await settled();
  expect(noteOf(at)).toBeNull();
});

it('UnstoredDrafts moves the drafts once, also if several are read at the same time', async () => {
  const at = leftWhileTyping();
  const merge = jest.spyOn(at.twins.book as DealerBook, 'merge');
  const after = reloaded(at);
  expect(await Promise.all([after.read('bid 1'), after.read('bid 1')])).toEqual([850_000, 850_000]);
  await after.keep('bid 1', 860_000);
  expect(await after.read('bid 1')).toBe(860_000);
  expect(merge).toHaveBeenCalledTimes(1);
  expect(await merge.mock.results[0]!.value).toEqual(success(undefined));
});
