/** @jest-environment jsdom */
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import type { VehicleType } from '../../../../src/domain/offers/vehicle/VehicleType';
import { FactsOfOpened } from '../../../../src/ui/offers/parts/FactsOfOpened';
import { aDetail } from '../../../domain/valuation/aDetail';
import { anOffer } from '../../../support/anOffer';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

it.each<readonly [VehicleType, string]>([
  ['AgriculturalMachine', '1 328 h1'],
  ['Motorbike', '1'],
])(
  'a list shows of an opened %s its hours, if it is a machine, and the number of its risks',
  async (vehicleType, text) => {
    const at = new Workplace();
    const offer = anOffer({ vehicleType });
    const detail = aDetail({ vehicleType, operatingHours: 1328, damaged: true });
    at.opened.detailArrived(offer.hashId, { ...detail, hashId: offer.hashId });
    const facts = await renderView(<FactsOfOpened offer={offer} />, at);
    expect(textOf(facts)).toBe(text);
    expect(facts.querySelector('[role="img"]')?.getAttribute('title')).toBe('Risks: Damaged');
  },
);

it('a list says of an opened offer how far it is by road, and that the radius of the filter is another measure', async () => {
  const at = new Workplace();
  await at.container.get(OwnTrading).change({ yard: { latitude: 52.52, longitude: 13.4 } });
  const offer = anOffer({});
  at.opened.detailArrived(offer.hashId, { ...aDetail({}), latitude: 53.55, longitude: 9.99, hashId: offer.hashId });
  const facts = await renderView(<FactsOfOpened offer={offer} />, at);
  expect(textOf(facts)).toMatch(/about 332 km by road$/);
  expect(facts.querySelector('[title*="straight line × 1.3"][title*="radius of the filter"]')).not.toBeNull();
});
