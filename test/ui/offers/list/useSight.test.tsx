/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { OfferLists } from '../../../../src/application/offers/list/OfferLists';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { useSight } from '../../../../src/ui/offers/list/useSight';
import { fullRows } from '../../../../src/ui/shared/lists/Rows';
import { useInjection } from '../../../../src/ui/shared/useInjection';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';

const nowhere = { from: 0, to: 0 };
const unplaced = { near: nowhere, inSight: nowhere, halfInSight: nowhere };

/** A part of the own bids, whose rows are not placed yet. */
function UnplacedPart() {
  const list = useInjection(OfferLists).of('ownBids');
  useSight({ list, ids: ['MB-1' as HashId], rows: fullRows(1, 1, 45), visible: unplaced });
  return null;
}

describe('the pages of a list that are on screen', () => {
  it('are those from before until the rows of a part of the list are placed', async () => {
    const at = new Workplace();
    const lists = at.container.get(OfferLists);
    lists.shown('ownBids');
    lists.rowsShown([2]);
    await renderView(<UnplacedPart />, at);
    expect(lists.pagesOnScreen).toEqual([2]);
  });
});
