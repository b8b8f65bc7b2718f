import { usualVatRates } from '../../valuation/Taxation';

/** The countries in which a seller may be at home. */
export const sellerCountries = ['de', 'pl'] as const;
export type SellerCountry = (typeof sellerCountries)[number];

/** What the profile's `ftin` is. The profile does not say it. */
export const taxNumberKinds = ['vatId', 'taxNumber', 'nip'] as const;
export type TaxNumberKind = (typeof taxNumberKinds)[number];

/** The VAT rates of a country in percent, the standard rate first. */
export const vatRatesOf: Readonly<Record<SellerCountry, readonly number[]>> = {
  de: usualVatRates.de,
  pl: [...usualVatRates.pl, 5],
};

/** The rate at which a margin is taxed, in percent. */
export const standardRate = (country: SellerCountry): number => vatRatesOf[country][0] ?? 0;

/** Where a buyer is at home, as far as VAT distinguishes it. */
export const taxRegions = ['de', 'pl', 'otherEu', 'outside'] as const;
export type TaxRegion = (typeof taxRegions)[number];

/** English names by the country code of VAT ids. Greece has its own. */
const otherEu: Readonly<Record<string, string>> = {
  at: 'austria',
  be: 'belgium',
  bg: 'bulgaria',
  cy: 'cyprus',
  cz: 'czechia czech_republic',
  dk: 'denmark',
  ee: 'estonia',
  el: 'greece gr',
  es: 'spain',
  fi: 'finland',
  fr: 'france',
  hr: 'croatia',
  hu: 'hungary',
  ie: 'ireland',
  it: 'italy',
  lt: 'lithuania',
  lu: 'luxembourg',
  lv: 'latvia',
  mt: 'malta',
  nl: 'netherlands',
  pt: 'portugal',
  ro: 'romania',
  se: 'sweden',
  si: 'slovenia',
  sk: 'slovakia',
};

const outside = [
  'great_britain',
  'united_kingdom',
  'switzerland',
  'norway',
  'usa',
  'united_states',
  'ukraine',
  'turkey',
];

const regions = new Map<string, TaxRegion>([
  ...(['germany', 'de'] as const).map(name => [name, 'de'] as const),
  ...(['poland', 'pl'] as const).map(name => [name, 'pl'] as const),
  ...Object.entries(otherEu).flatMap(([code, names]) =>
    [code, ...names.split(' ')].map(name => [name, 'otherEu'] as const),
  ),
  ...outside.map(name => [name, 'outside'] as const),
]);

/** The region of a country as the server spells it, or else of a VAT id. Null if neither tells. */
export function taxRegionOf(country: string, vatId: string): TaxRegion | null {
  const name = country.trim().toLowerCase().replace(/\s+/g, '_');
  if (name !== '') return regions.get(name) ?? (/^[a-z]{2}$/.test(name) ? 'outside' : null);
  const prefix = /^\s*([a-z]{2})\s?[\da-z]/i.exec(vatId)?.[1]?.toLowerCase() ?? '';
  return regions.get(prefix) ?? null;
}
