import type { Dealer } from '../../session/Profile';
import { isPolishZipCode } from '../../valuation/Calculation';
import { usualVatRates } from '../../valuation/Taxation';

/** The countries in which a seller may be at home. A client may be in another one, too. */
export const sellerCountries = ['de', 'pl'] as const;
export type SellerCountry = (typeof sellerCountries)[number];

/** What the profile's `ftin` is. The profile does not say it. */
export const taxNumberKinds = ['vatId', 'taxNumber', 'nip'] as const;
export type TaxNumberKind = (typeof taxNumberKinds)[number];

/** The VAT rates of a country in percent, the standard rate first. */
const vatRatesOf: Readonly<Record<SellerCountry, readonly number[]>> = usualVatRates;

/** The rate at which a margin is taxed, in percent. */
export const standardRate = (country: SellerCountry): number => vatRatesOf[country][0] ?? 0;

/** How VAT ids of the EU begin. Greece writes `EL`, and Northern Ireland trades in goods as `XI`. */
const euVatIds = new Set(
  'at be bg cy cz de dk ee el es fi fr hr hu ie it lt lu lv mt nl pl pt ro se si sk xi'.split(' '),
);

/** Countries outside the EU whose ids of companies show them. */
const otherVatIds = new Set(['ch', 'gb', 'no']);

export const isInEu = (country: string): boolean => euVatIds.has(country);

const countryNames: Readonly<Record<string, SellerCountry>> = { germany: 'de', poland: 'pl' };

/**
 * The country of a client as the server spells it, or else of the VAT id: two letters as VAT ids have them, in lower case.
 * Null if neither tells.
 */
export function clientCountry(country: string, vatId: string): string | null {
  const spelled = country.trim().toLowerCase();
  const code = countryNames[spelled] ?? (spelled || vatIdCountry(vatId).toLowerCase());
  return isInEu(code) || otherVatIds.has(code) ? code : null;
}

/** The two letters at the start of a VAT id. '' if it has none. An id of Norway ends with letters, unlike `No. 123`. */
export const vatIdCountry = (vatId: string): string =>
  /^(?!NO\d+$)(?:[A-Z]{2}(?=[A-Z]?\d)|FR(?=[A-Z]{2}\d))/.exec(plainNumber(vatId))?.[0] ?? '';

/** The profile has no country, but its VAT id may have one, and its zip code shows it among the two. */
export function proposedCountry({ ftin, zipCode }: Pick<Dealer, 'ftin' | 'zipCode'>): SellerCountry | null {
  const vatId = vatIdCountry(ftin).toLowerCase();
  if (vatId !== '') return sellerCountries.find(country => country === vatId) ?? null;
  if (isPolishZipCode(zipCode)) return 'pl';
  return /^(DE?[- ]?)?\d{5}$/i.test(zipCode.trim()) ? 'de' : null;
}

/** The country that the dealer has set, or else the one that the profile shows. Null if neither tells. */
export const homeCountry = (
  set: SellerCountry | null | undefined,
  dealer: Pick<Dealer, 'ftin' | 'zipCode'> | null,
): SellerCountry | null => set ?? (dealer && proposedCountry(dealer));

/** What people write before a number, once it is plain. */
const label = /^(NIP|UST(ID)?(NR)?|VAT(ID|UE|NO)?|MWST(NR)?)+/;

/** What a company in Switzerland writes behind its number, in the languages of the country. */
const swissEnd = /(?<=^CHE\d+)(MWST|TVA|IVA)$/;

/** The letters and digits of a tax number: without its label, separators and marks that cannot be seen. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase()
    .replace(label, '')
    .replace(swissEnd, '');
