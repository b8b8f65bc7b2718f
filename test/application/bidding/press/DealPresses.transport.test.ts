import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aDeal, barOf, withTransport } from '../deal/aDeal';

watchActions();

const aTransport = () => aDeal(withTransport);

describe('a transport', () => {
  it('sends the typed note and shows the thank-you with one request', async () => {
    const { at, deal } = await aTransport();
    at.bars.happened(deal, 'transportChosen');
    expect(barOf(at, deal)).toBe('transport');
    at.typeNote(deal.hashId, ' Gate 3 ');
    await at.orderTransport(deal.hashId);
    expect(at.calls).toEqual([`transport ${deal.id} Gate 3`]);
    expect(at.offer(deal.hashId).deal?.speditionArranged).toBe(true);
    expect(barOf(at, deal)).toBe('thankYouTransport');
    expect(at.noteFor(deal.hashId)).toBe('');
    expect(at.served(deal.hashId).deal).toEqual(at.offer(deal.hashId).deal);
  });

  it('sets the bar to a pickup without a transport after the thank-you is closed', async () => {
    const { at, deal } = await aTransport();
    at.bars.toggleRow(deal);
    at.bars.happened(deal, 'transportChosen');
    await at.orderTransport(deal.hashId);
    at.bars.happened(at.offer(deal.hashId), 'thankYouClosed');
    expect([at.bars.barOf(at.offer(deal.hashId)), at.bars.isExpanded(at.offer(deal.hashId).hashId)]).toEqual([
      'pickUp',
      false,
    ]);
    at.bars.happened(at.offer(deal.hashId), 'transportChosen');
    expect(barOf(at, deal)).toBe('pickUp');
  });

  it('orders a transport without a note', async () => {
    const { at, deal } = await aTransport();
    await at.orderTransport(deal.hashId);
    expect(at.offer(deal.hashId).deal?.speditionArranged).toBe(true);
  });
});

it('cancelling the transport collapses the row, returns to the pickup and keeps the note', async () => {
  const { at, deal } = await aTransport();
  at.bars.toggleRow(deal);
  at.bars.happened(deal, 'transportChosen');
  at.typeNote(deal.hashId, 'Gate 3');
  at.bars.happened(deal, 'transportCancelled');
  expect([at.bars.barOf(deal), at.bars.isExpanded(deal.hashId)]).toEqual(['pickUp', false]);
  expect(at.noteFor(deal.hashId)).toBe('Gate 3');
});

describe('a transport sends nothing', () => {
  it('if the seller does not allow a transport', async () => {
    const { at, deal } = await aDeal(details => !details.easyTransportEnabled);
    await at.orderTransport(deal.hashId);
    expect(at.calls).toEqual([]);
  });
});

describe('a refused transport', () => {
  it('keeps the note, shows the words of the server, and then the deal as the server has it', async () => {
    const { at, deal } = await aTransport();
    at.bars.happened(deal, 'transportChosen');
    at.typeNote(deal.hashId, 'Gate 3');
    at.dealer.orderTransport(deal.id, '');
    await at.orderTransport(deal.hashId);
    const failure = { reason: 'refused', status: 422, message: 'The transport has already been ordered.' };
    expect(at.pressStore.stepOf(deal.hashId)).toMatchObject({ step: 'failed', action: 'transport', failure });
    await settled();
    expect(barOf(at, deal)).toBe('pickUp');
    expect(at.pressStore.stepOf(deal.hashId).step).toBe('failed');
    expect(at.noteFor(deal.hashId)).toBe('Gate 3');
  });
});
