import { runInAction } from 'mobx';
import { DealBoard } from '../../../src/application/board/DealBoard';
import { boardPlace, boardPlaces } from '../../../src/domain/board/BoardColumn';
import type { Deal } from '../../../src/domain/offers/Deal';
import type { HashId } from '../../../src/domain/offers/Offer';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

async function atTheBoard(at = new Workplace({ offers: 600 })) {
  const leave = at.container.get(DealBoard).run();
  await settled();
  return { at, board: at.container.get(DealBoard), list: at.list('inRealization'), leave };
}

/** The server shows more of the deal. */
function serverSays(at: Workplace, hashId: HashId, flags: Partial<Deal>): void {
  const { id, deal } = at.offer(hashId);
  runInAction(() => at.registry.apply({ id, hashId, deal: { ...deal!, ...flags } }));
}

describe('DealBoard', () => {
  it('shows every deal once, in the place of its flags', async () => {
    const { at, board, list } = await atTheBoard();
    expect(list.ids.length).toBe(list.totalCount);
    expect(list.ids.length).toBeGreaterThan(3);
    expect(boardPlaces.flatMap(place => board.shown[place]).sort()).toEqual([...list.ids].sort());
    for (const place of boardPlaces)
      for (const hashId of board.shown[place]) expect(boardPlace(at.offer(hashId).deal!)).toBe(place);
    expect(board.toMove).toBe(0);
  });

  it('asks for nothing but the list of deals', async () => {
    const { at } = await atTheBoard();
    expect(new Set(at.sent('list'))).toEqual(new Set(['list inRealization 1']));
  });

  it('moves a deal at once if the dealer does not use the board, and otherwise when the dealer wants it', async () => {
    const { at, board, list } = await atTheBoard();
    const [first, second] = board.shown.contract;
    serverSays(at, first!, { vehiclePickedUp: true });
    expect(board.shown.pickup).toContain(first);
    runInAction(() => list.place.useChanged(true));
    serverSays(at, second!, { vehiclePickedUp: true });
    expect(board.shown.contract).toContain(second);
    expect(board.toMove).toBe(1);
    runInAction(() => board.rearranged());
    expect(board.shown.pickup).toContain(second);
    expect(board.toMove).toBe(0);
  });

  it('moves what has got further when the dealer leaves the board', async () => {
    const { at, board, list } = await atTheBoard();
    runInAction(() => list.place.useChanged(true));
    const [first] = board.shown.contract;
    serverSays(at, first!, { vehiclePickedUp: true });
    runInAction(() => list.place.useChanged(false));
    expect(board.shown.pickup).toContain(first);
  });

  it('gives an opened deal the next one of the board, until the board is left', async () => {
    const { at, board, leave } = await atTheBoard();
    expect(at.lists.idsOnScreen).toEqual(boardPlaces.flatMap(place => board.shown[place]));
    leave();
    expect(at.lists.visible).toBeNull();
  });
});
