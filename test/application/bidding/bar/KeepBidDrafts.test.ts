import type { HashId } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

const one = 'MB-7F3K2' as HashId;
const other = 'CA-00001' as HashId;
/** The key of the dealer who is signed in. */
const dealer = '11';

const kept = async (at: Workplace) => Object.fromEntries(await at.twins.kept.readAll(dealer, 'typedBids'));

function type(at: Workplace, hashId: HashId, amount: number): void {
  at.bars.amountTyped(hashId, euros(amount));
  at.drafts.execute(hashId);
}

it('KeepBidDrafts writes a typed amount once, after the dealer pauses', async () => {
  const at = new Workplace();
  const put = jest.spyOn(at.twins.book, 'put');
  for (const amount of [8, 85, 850, 8500]) {
    type(at, one, amount);
    await at.passes(200);
  }
  expect(put).not.toHaveBeenCalled();
  await at.passes(300);
  expect(put).toHaveBeenCalledTimes(1);
  expect(await kept(at)).toEqual({ [one]: euros(8500) });
});

it('KeepBidDrafts removes the draft of an emptied field', async () => {
  const at = new Workplace();
  type(at, one, 8500);
  type(at, other, 300);
  type(at, one, 0);
  await at.passes(300);
  expect(await kept(at)).toEqual({ [other]: euros(300) });
});

it('KeepBidDrafts restores the amounts after a reload', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(8500));
  await at.drafts.restore();
  expect(at.bars.amountFor(one)).toBe(euros(8500));
});

it('KeepBidDrafts does not overwrite an amount typed while the drafts were read', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(8500));
  await at.twins.kept.keep(dealer, 'typedBids', other, euros(300));
  const restored = at.drafts.restore();
  type(at, one, 9000);
  await restored;
  expect(at.bars.amountFor(one)).toBe(euros(9000));
  expect(at.bars.amountFor(other)).toBe(euros(300));
});

function anotherTab(at: Workplace) {
  const there = new Workplace({ beside: at });
  const { bars, drafts } = there;
  return { bars, drafts, typeThere: (hashId: HashId, amount: number) => type(there, hashId, amount) };
}

/** Two tabs of a dealer that follow each other. */
async function twoTabs() {
  const at = new Workplace();
  const there = anotherTab(at);
  await at.drafts.restore();
  await there.drafts.restore();
  return { at, there };
}

it('KeepBidDrafts keeps the drafts of other offers that another tab writes', async () => {
  const at = new Workplace();
  const { typeThere } = anotherTab(at);
  type(at, one, 8500);
  typeThere(other, 300);
  await at.passes(300);
  type(at, one, 8600);
  await at.passes(300);
  expect(await kept(at)).toEqual({ [one]: euros(8600), [other]: euros(300) });
});

it('KeepBidDrafts writes nothing for a dealer who is signing out or has signed out', async () => {
  const at = new Workplace();
  type(at, one, 8500);
  at.session.signOutStarted();
  await at.passes(300);
  expect(await kept(at)).toEqual({});
  at.session.sessionMissing(null);
  type(at, one, 8600);
  await at.passes(300);
  await settled();
  expect(await at.twins.kept.readAll('', 'typedBids')).toEqual(new Map());
});

it('KeepBidDrafts keeps drafts apart whose offer ids share a prefix or contain URL characters', async () => {
  const ids = ['1', '12', '1/2', '%31', '1?', 'MB-1', 'MB-12', 'bid 1', ''].map(id => id as HashId);
  const at = new Workplace();
  for (const [index, id] of ids.entries()) type(at, id, 100 + index);
  await at.passes(300);
  const again = new Workplace();
  for (const [id, amount] of Object.entries(await kept(at)))
    await again.twins.kept.keep(dealer, 'typedBids', id, amount);
  await again.drafts.restore();
  expect(ids.map(id => again.bars.amountFor(id))).toEqual(ids.map((_, index) => euros(100 + index)));
  type(at, '1' as HashId, 0);
  await at.passes(300);
  expect(Object.keys(await kept(at)).sort()).toEqual(ids.filter(id => id !== '1').sort());
});

it('KeepBidDrafts shows what is typed and emptied in another tab, if nothing was typed in this one', async () => {
  const { at, there } = await twoTabs();
  there.typeThere(one, 8500);
  await at.passes(300);
  expect(at.bars.amountFor(one)).toBe(euros(8500));
  there.typeThere(one, 0);
  await at.passes(300);
  expect(at.bars.amountFor(one)).toBe(0);
});

it('KeepBidDrafts keeps the amount that was typed in this tab, whatever another tab stores later', async () => {
  const { at, there } = await twoTabs();
  type(at, one, 7900);
  await at.passes(300);
  there.typeThere(one, 7650);
  await at.passes(300);
  expect([at.bars.amountFor(one), there.bars.amountFor(one)]).toEqual([euros(7900), euros(7650)]);
  there.typeThere(one, 0);
  await at.passes(300);
  expect(at.bars.amountFor(one)).toBe(euros(7900));
});

it('KeepBidDrafts keeps the amount that a reload restored in this tab, whatever another tab stores later', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
  const there = anotherTab(at);
  await at.drafts.restore();
  there.typeThere(one, 7650);
  await at.passes(300);
  expect(at.bars.amountFor(one)).toBe(euros(7900));
});

it('KeepBidDrafts empties an amount that a reload restored in this tab when another tab has sent it', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
  const there = anotherTab(at);
  await at.drafts.restore();
  await there.drafts.restore();
  at.input.fieldFocused('typedBids', one);
  there.bars.amountTyped(one, euros(0));
  await there.drafts.bidAccepted(one, euros(7900));
  await settled();
  expect(at.bars.amountFor(one)).toBe(0);
});

it('KeepBidDrafts keeps an amount that a reload restored in this tab when another tab has sent another amount', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
  const there = anotherTab(at);
  await at.drafts.restore();
  for (const amount of [7650, 0]) {
    there.typeThere(one, amount);
    await at.passes(300);
  }
  expect(at.bars.amountFor(one)).toBe(euros(7900));
  for (const amount of [7900, 0]) {
    there.typeThere(one, amount);
    await at.passes(300);
  }
  expect(at.bars.amountFor(one)).toBe(0);
});

it('KeepBidDrafts keeps an amount that a reload restored in this tab and the dealer has edited when another tab has sent it', async () => {
  const at = new Workplace();
  await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
  const there = anotherTab(at);
  await at.drafts.restore();
  await there.drafts.restore();
  type(at, one, 8100);
  there.bars.amountTyped(one, euros(0));
  await there.drafts.bidAccepted(one, euros(7900));
  await settled();
  expect(at.bars.amountFor(one)).toBe(euros(8100));
});

it('KeepBidDrafts types no amount into a field that has the focus', async () => {
  const { at, there } = await twoTabs();
  at.input.fieldFocused('typedBids', one);
  there.typeThere(one, 7650);
  await at.passes(300);
  expect(at.bars.amountFor(one)).toBe(0);
  at.input.fieldLeft('typedBids', one);
  there.typeThere(one, 7700);
  await at.passes(300);
  expect(at.bars.amountFor(one)).toBe(euros(7700));
});

it('KeepBidDrafts replaces no amount that is being typed, in neither tab', async () => {
  const { at, there } = await twoTabs();
  there.typeThere(one, 8500);
  await at.passes(200);
  type(at, one, 9000);
  await at.passes(200);
  expect([at.bars.amountFor(one), there.bars.amountFor(one)]).toEqual([euros(9000), euros(8500)]);
  await at.passes(100);
  expect([at.bars.amountFor(one), there.bars.amountFor(one)]).toEqual([euros(9000), euros(8500)]);
});

describe('KeepBidDrafts, after the bid of this tab was accepted,', () => {
  const accepted = (at: Workplace, amount: number) => {
    at.bars.amountTyped(one, euros(0));
    return at.drafts.bidAccepted(one, euros(amount));
  };

  it('discards the amount, also the one that another tab shows', async () => {
    const { at, there } = await twoTabs();
    type(at, one, 8500);
    await at.passes(300);
    expect(there.bars.amountFor(one)).toBe(euros(8500));
    await accepted(at, 8500);
    await settled();
    expect(there.bars.amountFor(one)).toBe(0);
    expect(await kept(at)).toEqual({});
  });

  it('keeps an amount that is being typed in another tab', async () => {
    const { at, there } = await twoTabs();
    type(at, one, 8500);
    await at.passes(300);
    there.typeThere(one, 8600);
    await at.passes(200);
    await accepted(at, 8500);
    await at.passes(300);
    expect(await kept(at)).toEqual({ [one]: euros(8600) });
    expect([at.bars.amountFor(one), there.bars.amountFor(one)]).toEqual([euros(8600), euros(8600)]);
  });

  it('keeps and shows a higher amount that another tab has stored unnoticed', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'typedBids', one, euros(8600));
    await accepted(at, 8500);
    expect(await kept(at)).toEqual({ [one]: euros(8600) });
    expect(at.bars.amountFor(one)).toBe(euros(8600));
  });

  it('stores what was typed since', async () => {
    const at = new Workplace();
    type(at, one, 8600);
    await at.drafts.bidAccepted(one, euros(8500));
    await at.passes(300);
    expect(await kept(at)).toEqual({ [one]: euros(8600) });
  });
});

it('KeepBidDrafts ignores a late report of a change that this tab has overwritten since', async () => {
  const at = new Workplace();
  const onChange = jest.spyOn(at.twins.book, 'onChange');
  await at.drafts.restore();
  const report = onChange.mock.calls[0]![2];
  type(at, one, 8600);
  await at.passes(300);
  report({ kind: 'removed', key: one });
  await settled();
  expect(at.bars.amountFor(one)).toBe(euros(8600));
});

it('KeepBidDrafts is not disturbed by its own writes, however slow the disk is', async () => {
  const at = new Workplace();
  await at.drafts.restore();
  const { book } = at.twins;
  const put = book.put.bind(book);
  const store: (() => void)[] = [];
  jest.spyOn(book, 'put').mockImplementation(async (dealer, collection, records) => {
    await new Promise<void>(resolve => store.push(resolve));
    return put(dealer, collection, records);
  });
  type(at, one, 8500);
  await at.passes(300);
  at.bars.amountTyped(one, euros(8600));
  store[0]?.();
  await settled();
  expect(at.bars.amountFor(one)).toBe(euros(8600));
});
