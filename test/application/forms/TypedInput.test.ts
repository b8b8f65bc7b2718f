import { Book } from '../../../src/application/book/Book';
import type { HashId } from '../../../src/domain/offers/Offer';
import { DAY } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { InMemoryDealerBook } from '../../twins/InMemoryDealerBook';

watchActions();

const one = 'MB-7F3K2' as HashId;
const other = 'CA-00001' as HashId;
/** The key of the dealer who is signed in. */
const dealer = '11';

const kept = async (at: Workplace) => Object.fromEntries(await at.twins.kept.readAll(dealer, 'typedBids'));

function type(at: Workplace, hashId: HashId, amount: number): void {
  at.typeAmount(hashId, euros(amount));
}

it('TypedInput writes a typed amount once, after the dealer pauses', async () => {
  const at = new Workplace();
  const put = jest.spyOn(at.twins.book, 'put');
  for (const amount of [8, 85, 850, 8500]) {
    type(at, one, amount);
    await at.passes(200);
  }
  expect(put).not.toHaveBeenCalled();
  await at.passes(500);
  expect(put).toHaveBeenCalledTimes(1);
  expect(await kept(at)).toEqual({ [one]: euros(8500) });
});

it('TypedInput removes the draft of an emptied field', async () => {
  const at = new Workplace();
  type(at, one, 8500);
  type(at, other, 300);
  type(at, one, 0);
  await at.passes(500);
  expect(await kept(at)).toEqual({ [other]: euros(300) });
});

it('TypedInput keeps what was typed while the server was wrong, also after it is right again', async () => {
  const replaced: WorkplaceOptions['replaced'] = ({ clock }) => ({ book: new InMemoryDealerBook(clock, 1) });
  const at = new Workplace({ replaced });
  at.twins.clock.serverAhead = -20_000 * DAY;
  type(at, one, 8500);
  await at.passes(500);
  at.twins.clock.serverAhead = 0;
  expect(await at.container.get(Book).find('typedBids', one)).toBe(euros(8500));
});

it('TypedInput restores the amounts after a reload', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(8500));
  await at.input.restore();
  expect(at.amountFor(one)).toBe(euros(8500));
});

it('TypedInput does not overwrite an amount typed while the drafts were read', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(8500));
  await at.twins.kept.keep(dealer, 'typedBids', other, euros(300));
  const restored = at.input.restore();
  type(at, one, 9000);
  await restored;
  expect(at.amountFor(one)).toBe(euros(9000));
  expect(at.amountFor(other)).toBe(euros(300));
});

/** A bid of this amount was accepted. */
const accepted = (at: Workplace, amount: number) => at.input.sent('typedBids', one, typed => typed <= euros(amount));

/** Two tabs of a dealer that follow each other. */
async function twoTabs() {
  const at = new Workplace();
  const there = new Workplace({ beside: at });
  await at.input.restore();
  await there.input.restore();
  return { at, there };
}

it('TypedInput keeps the drafts of other offers that another tab writes', async () => {
  const at = new Workplace();
  const there = new Workplace({ beside: at });
  type(at, one, 8500);
  type(there, other, 300);
  await at.passes(500);
  type(at, one, 8600);
  await at.passes(500);
  expect(await kept(at)).toEqual({ [one]: euros(8600), [other]: euros(300) });
});

it('TypedInput writes nothing for a dealer who is signing out or has signed out', async () => {
  const at = new Workplace();
  type(at, one, 8500);
  at.session.signOutStarted();
  await at.passes(500);
  expect(await kept(at)).toEqual({});
  at.session.sessionMissing(null);
  type(at, one, 8600);
  await at.passes(500);
  await settled();
  expect(await at.twins.kept.readAll('', 'typedBids')).toEqual(new Map());
});

it('TypedInput keeps drafts apart whose offer ids share a prefix or contain URL characters', async () => {
  const ids = ['1', '12', '1/2', '%31', '1?', 'MB-1', 'MB-12', 'bid 1', ''].map(id => id as HashId);
  const at = new Workplace();
  for (const [index, id] of ids.entries()) type(at, id, 100 + index);
  await at.passes(500);
  const again = new Workplace();
  for (const [id, amount] of Object.entries(await kept(at)))
    await again.twins.kept.keep(dealer, 'typedBids', id, amount);
  await again.input.restore();
  expect(ids.map(id => again.amountFor(id))).toEqual(ids.map((_, index) => euros(100 + index)));
  type(at, '1' as HashId, 0);
  await at.passes(500);
  expect(Object.keys(await kept(at)).sort()).toEqual(ids.filter(id => id !== '1').sort());
});

it('TypedInput shows what is typed and emptied in another tab, if nothing was typed in this one', async () => {
  const { at, there } = await twoTabs();
  type(there, one, 8500);
  await at.passes(500);
  expect(at.amountFor(one)).toBe(euros(8500));
  type(there, one, 0);
  await at.passes(500);
  expect(at.amountFor(one)).toBe(0);
});

it('TypedInput knows an amount that is typed in another tab, until this one changes it', async () => {
  const { at, there } = await twoTabs();
  const areMirrored = () => [at, there].map(tab => tab.input.isMirrored('typedBids', one));
  type(there, one, 8500);
  await at.passes(500);
  expect(areMirrored()).toEqual([true, false]);
  // The field comes into sight in both tabs.
  for (const tab of [at, there]) await tab.input.reread('typedBids', one);
  expect(areMirrored()).toEqual([true, false]);
  type(at, one, 8600);
  expect(areMirrored()).toEqual([false, false]);
});

it('TypedInput keeps the amount that was typed in this tab, whatever another tab stores later', async () => {
  const { at, there } = await twoTabs();
  type(at, one, 7900);
  await at.passes(500);
  type(there, one, 7650);
  await at.passes(500);
  expect([at.amountFor(one), there.amountFor(one)]).toEqual([euros(7900), euros(7650)]);
  type(there, one, 0);
  await at.passes(500);
  expect(at.amountFor(one)).toBe(euros(7900));
});

it('TypedInput keeps the amount that a reload restored in this tab, whatever another tab stores later', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
  const there = new Workplace({ beside: at });
  await at.input.restore();
  type(there, one, 7650);
  await at.passes(500);
  expect(at.amountFor(one)).toBe(euros(7900));
});

it('TypedInput empties an amount that a reload restored in this tab when another tab has sent it', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
  const there = new Workplace({ beside: at });
  await at.input.restore();
  await there.input.restore();
  at.input.fieldFocused('typedBids', one);
  await accepted(there, 7900);
  await settled();
  expect(at.amountFor(one)).toBe(0);
});

it('TypedInput keeps an amount that a reload restored in this tab when another tab has sent another amount', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
  const there = new Workplace({ beside: at });
  await at.input.restore();
  for (const amount of [7650, 0]) {
    type(there, one, amount);
    await at.passes(500);
  }
  expect(at.amountFor(one)).toBe(euros(7900));
  for (const amount of [7900, 0]) {
    type(there, one, amount);
    await at.passes(500);
  }
  expect(at.amountFor(one)).toBe(0);
});

it('TypedInput keeps an amount that a reload restored in this tab and the dealer has edited when another tab has sent it', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
  const there = new Workplace({ beside: at });
  await at.input.restore();
  await there.input.restore();
  type(at, one, 8100);
  await accepted(there, 7900);
  await settled();
  expect(at.amountFor(one)).toBe(euros(8100));
});

it('TypedInput types no amount into a field that has the focus', async () => {
  const { at, there } = await twoTabs();
  at.input.fieldFocused('typedBids', one);
  type(there, one, 7650);
  await at.passes(500);
  expect(at.amountFor(one)).toBe(0);
  at.input.fieldLeft('typedBids', one);
  type(there, one, 7700);
  await at.passes(500);
  expect(at.amountFor(one)).toBe(euros(7700));
});

it('TypedInput replaces no amount that is being typed, in neither tab', async () => {
  const { at, there } = await twoTabs();
  type(there, one, 8500);
  await at.passes(200);
  type(at, one, 9000);
  await at.passes(200);
  expect([at.amountFor(one), there.amountFor(one)]).toEqual([euros(9000), euros(8500)]);
  await at.passes(100);
  expect([at.amountFor(one), there.amountFor(one)]).toEqual([euros(9000), euros(8500)]);
});

describe('TypedInput, after the bid of this tab was accepted,', () => {
  it('discards the amount, also the one that another tab shows', async () => {
    const { at, there } = await twoTabs();
    type(at, one, 8500);
    await at.passes(500);
    expect(there.amountFor(one)).toBe(euros(8500));
    await accepted(at, 8500);
    await settled();
    expect(there.amountFor(one)).toBe(0);
    expect(await kept(at)).toEqual({});
  });

  it('keeps an amount that is being typed in another tab', async () => {
    const { at, there } = await twoTabs();
    type(at, one, 8500);
    await at.passes(500);
    type(there, one, 8600);
    await at.passes(200);
    await accepted(at, 8500);
    await at.passes(500);
    expect(await kept(at)).toEqual({ [one]: euros(8600) });
    expect([at.amountFor(one), there.amountFor(one)]).toEqual([euros(8600), euros(8600)]);
  });

  it('keeps and shows a higher amount that another tab has stored unnoticed', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'typedBids', one, euros(8600));
    await accepted(at, 8500);
    expect(await kept(at)).toEqual({ [one]: euros(8600) });
    expect(at.amountFor(one)).toBe(euros(8600));
  });

  it('stores what was typed since', async () => {
    const at = new Workplace();
    type(at, one, 8600);
    await accepted(at, 8500);
    await at.passes(500);
    expect(await kept(at)).toEqual({ [one]: euros(8600) });
  });
});

it('TypedInput ignores a late report of a change that this tab has overwritten since', async () => {
  const at = new Workplace();
  const onChange = jest.spyOn(at.twins.book, 'onChange');
  await at.input.restore();
  const report = onChange.mock.calls[0]![2];
  type(at, one, 8600);
  await at.passes(500);
  report({ kind: 'removed', key: one });
  await settled();
  expect(at.amountFor(one)).toBe(euros(8600));
});

it('TypedInput is not disturbed by its own writes, however slow the disk is', async () => {
  const at = new Workplace();
  await at.input.restore();
  const { book } = at.twins;
  const put = book.put.bind(book);
  const store: (() => void)[] = [];
  jest.spyOn(book, 'put').mockImplementation(async (dealer, collection, records) => {
    await new Promise<void>(resolve => store.push(resolve));
    return put(dealer, collection, records);
  });
  type(at, one, 8500);
  await at.passes(500);
  at.typeAmount(one, euros(8600));
  store[0]?.();
  await settled();
  expect(at.amountFor(one)).toBe(euros(8600));
});
