import { FindUnsoldMotorbikes } from '../../../../src/application/selling/motorbikes/FindUnsoldMotorbikes';
import type { Motorbike } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { failed } from '../../../../src/domain/shared/Result';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

const idsOf = (motorbikes: readonly Motorbike[]) => motorbikes.map(({ id }) => id);

async function listed() {
  const at = new SellingDeskAtWork();
  const page = await at.twins.motorbikes.list({ page: 1, perPage: 20 });
  if (!page.ok) throw new Error('No motorbike is listed');
  return { at, unsold: at.container.get(FindUnsoldMotorbikes), motorbikes: page.value.rows };
}

describe('FindUnsoldMotorbikes', () => {
  it('proposes the first of the list that no counted invoice has sold', async () => {
    const { at, unsold, motorbikes } = await listed();
    const [sold, ...rest] = motorbikes;
    const cancel = unsold.run();
    await settled();
    expect(idsOf(unsold.found)).toEqual(idsOf(motorbikes).slice(0, 3));
    const { id, model, vin } = sold!;
    const invoice = aSnapshotInvoice('R 1', { sent: { motorbike: { id, name: model }, vin } });
    await at.startDealInvoice.readSales();
    await at.twins.kept.issueOnly(at.session.dealerKey, [invoice]);
    await settled();
    expect(idsOf(unsold.found)).toEqual(idsOf(rest).slice(0, 3));
    cancel();
  });

  it('proposes nothing if the list cannot be read', async () => {
    const { at, unsold } = await listed();
    jest.spyOn(at.twins.motorbikes, 'list').mockResolvedValueOnce(failed({ reason: 'offline' }));
    unsold.run();
    await settled();
    expect(unsold.found).toEqual([]);
  });
});
