/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { OfferDetail } from '../../../../src/domain/offers/OfferDetail';
import type { Vehicle } from '../../../../src/domain/offers/vehicle/Vehicle';
import type { Language } from '../../../../src/domain/shared/Language';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { FetchedTexts } from '../../../../src/infrastructure/browser/FetchedTexts';
import { VehicleData } from '../../../../src/ui/offers/page/VehicleData';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { anOffer } from '../../../support/anOffer';

async function shown(
  language: Language,
  vehicle: { readonly [Fact in keyof Vehicle]: Vehicle[Fact] | undefined },
  {
    financed = null,
    mobileSearchAddress = null,
    unstated,
  }: Partial<Pick<OfferDetail, 'financed' | 'mobileSearchAddress'> & Pick<Offer, 'unstated'>> = {},
): Promise<string> {
  const texts = new FetchedTexts();
  texts.requestFeatures();
  startTexts(language, await texts.read(language));
  const detail = { vehicle: { vehicleType: 'Motorbike', ...vehicle }, financed, mobileSearchAddress };
  const offer = { ...anOffer(), unstated };
  const today = '2026-11-30' as LocalDate;
  const html = renderToStaticMarkup(
    <VehicleData offer={offer} detail={detail as unknown as OfferDetail} today={today} />,
  );
  return html.replaceAll(/ class="[^"]*"/g, '');
}

describe('the vehicle data', () => {
  it.each([
    ['de', '35\u00a0kW (48\u00a0PS)'],
    ['pl', '35\u00a0kW (48\u00a0KM)'],
    ['en', '35\u00a0kW (47\u00a0hp)'],
  ] as const)('shows the power in %s as %s', async (language, text) => {
    expect(await shown(language, { power: 35 })).toContain(`<dd>${text}</dd>`);
  });

  it.each([
    ['de', 'rosso', 'Rot'],
    ['pl', 'Schwarz/Rot', 'Czarny/czerwony'],
    ['en', 'niebieski metalik', 'Blue metallic'],
    ['en', 'Mystic Sparkle', 'Mystic Sparkle'],
  ] as const)('shows in %s the colour %s as %s', async (language, color, text) => {
    expect(await shown(language, { color })).toContain(`<dd>${text}</dd>`);
  });

  it.each([
    ['de', '25%', '25\u00a0%'],
    ['pl', '25%', '25%'],
    ['de', 'very_well', 'Sehr gut'],
    ['de', 'unheard_of', 'unheard_of'],
  ] as const)('shows in %s the tyre %s as %s', async (language, frontTire, text) => {
    expect(await shown(language, { frontTire })).toContain(`<dd>${text}</dd>`);
  });

  it.each([
    ['2019-04-17', '17 Apr 2019'],
    ['2019-04', '04/2019'],
    ['2019', '2019'],
  ])('shows the first registration %s as precisely as it is known: %s', async (firstRegistration, text) => {
    expect(await shown('en', { firstRegistration })).toContain(`<dt>First registration</dt><dd>${text}</dd>`);
  });

  it.each([
    ['Motorbike', ['Dropped']],
    ['Camper', ['Beds']],
    ['AgriculturalMachine', ['Operating hours']],
  ] as const)('shows of the vehicle type %s: %j', async (vehicleType, names) => {
    const html = await shown('en', { vehicleType, dropped: true, beds: 4, operatingHours: 1200 });
    const all = ['Dropped', 'Beds', 'Operating hours'];
    expect(all.filter(name => html.includes(`<dt>${name}</dt>`))).toEqual(names);
  });

  it('claims no type that the server did not state, and shows the facts of every type then', async () => {
    const html = await shown('en', { vehicleType: undefined, dropped: true, beds: 4 }, { unstated: ['vehicleType'] });
    expect(html).not.toContain('<dt>Vehicle type</dt>');
    expect(html).toContain('<dt>Dropped</dt>');
    expect(html).toContain('<dt>Beds</dt>');
    expect(await shown('en', {})).toContain('<dt>Vehicle type</dt><dd>Motorbike</dd>');
  });

  it('shows the operating hours also for each year of the age', async () => {
    const html = await shown('en', { vehicleType: 'AgriculturalMachine', operatingHours: 1200, productionYear: 2018 });
    expect(html).toContain('<dd>1\u00a0200\u00a0h (150\u00a0h a year)</dd>');
  });

  it('leads to comparable vehicles on mobile.de if the server knows a search', async () => {
    const link = /<a href="([^"]*)"[^>]*><span>([^<]*)/;
    const html = await shown('en', {}, { mobileSearchAddress: 'https://suchen.mobile.de/7' });
    expect(link.exec(html)?.slice(1)).toEqual(['https://suchen.mobile.de/7', 'Compare on mobile.de']);
    expect(await shown('en', {})).not.toMatch(link);
  });

  it('has a heading for each group with a known fact, and the financing in the last one', async () => {
    const html = await shown('en', { power: 35, vin: 'WB10J1300L0000000' }, { financed: true });
    const headings = [...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name);
    expect(headings).toEqual(['Basics', 'Engine and equipment', 'Origin and papers']);
    expect(html).toMatch(/Origin and papers.*<dt>VIN<.*<dt>Outstanding finance<\/dt><dd>Yes</);
  });
});
