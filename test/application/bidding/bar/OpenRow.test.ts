import { EditBidAmount } from '../../../../src/application/bidding/bar/EditBidAmount';
import { OpenRow } from '../../../../src/application/bidding/bar/OpenRow';
import { euros } from '../../../../src/domain/shared/Money';
import { atTheList } from '../../../support/Workplace';

async function visibleList() {
  const at = await atTheList();
  const openRow = at.container.get(OpenRow);
  const [first, second] = at.list('browse').ids;
  return { at, openRow, first: first!, second: second! };
}

describe('the details beside a table', () => {
  it('are of the offer that was opened last', async () => {
    const { at, openRow, first, second } = await visibleList();
    openRow.execute(first);
    openRow.execute(second);
    expect(openRow.openIn('browse')).toBe(second);
    expect([first, second].map(hashId => openRow.isBeside(hashId))).toEqual([false, true]);
    expect(at.bars.isExpanded(first)).toBe(false);
  });

  it('are not of a row that was expanded in tiles, on another page or before a reload', async () => {
    const { at, openRow, first, second } = await visibleList();
    at.bars.rowsExpandedBefore([first]);
    openRow.add(second);
    expect(openRow.openIn('browse')).toBeNull();
    openRow.execute(second);
    openRow.close(second);
    expect(openRow.openIn('browse')).toBeNull();
  });

  it('close when another list is shown, and are still closed when the dealer comes back', async () => {
    const { at, openRow, first } = await visibleList();
    openRow.execute(first);
    at.lists.shown('ownBids');
    at.lists.shown('browse');
    expect(openRow.openIn('browse')).toBeNull();
    expect(at.bars.isExpanded(first)).toBe(false);
  });

  it('are in work while something is typed in them, or a press is in progress or was refused', async () => {
    const { at, openRow, first } = await visibleList();
    const offer = at.registry.get(first)!;
    expect(openRow.isInWork(first)).toBe(false);
    at.container.get(EditBidAmount).execute(offer, euros(4000));
    expect(openRow.isInWork(first)).toBe(true);
    at.container.get(EditBidAmount).execute(offer, euros(0));
    expect(openRow.isInWork(first)).toBe(false);
    const press = { hashId: first, action: 'bid', amount: euros(4000), ownBidBefore: euros(0) } as const;
    at.presses.beingChecked(press);
    expect(openRow.isInWork(first)).toBe(true);
    at.presses.failed(press, { reason: 'offline' });
    expect(openRow.isInWork(first)).toBe(true);
  });
});
