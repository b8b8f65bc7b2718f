import { type Offer, states } from '../Offer';
import type { OfferDetail } from '../OfferDetail';
import { offerYear } from '../vehicle/OfferYear';
import { statedType } from '../vehicle/Vehicle';
import type { BrowseQuestion } from './BrowseQuestion';
import { type BrowseFilters, effectiveFilters } from './OfferFilters';

/** `mayFit` if what is known about the offer cannot decide it. */
export type FilterFit = 'fits' | 'mayFit' | 'doesNotFit';

/** What an opened offer tells in addition to its row. */
export interface OpenedFacts {
  readonly detail: OfferDetail;
  /** The name of a maker. Null if it is not known. */
  readonly brandOf: (brandId: number) => string | null;
}

/** Null if it is not known. */
export type Answer = boolean | null;

/** Says whether an offer fits. An opened offer decides more than its row. */
export type Judge = (offer: Offer, opened?: OpenedFacts) => FilterFit;

type Check<Wanted> = (wanted: Wanted, offer: Offer, opened: OpenedFacts | undefined) => Answer;

/** One check for each filter that is set. */
const checks: { readonly [Field in keyof BrowseFilters]: Check<NonNullable<BrowseFilters[Field]>> } = {
  vehicleType: (wanted, offer, opened) => {
    const type = statedType(offer, opened?.detail.vehicle);
    return type === undefined ? null : type === wanted;
  },
  countryCode: (wanted, { region }) => (region === null ? null : sameText(region, wanted)),
  // Only the server knows what is near a zip code, or whether the beginning of one is enough.
  zipCode: (wanted, _offer, opened) => sameText(bare(opened?.detail.zipCode ?? ''), bare(wanted)) || null,
  // No distance is too short within the same zip code.
  distance: (_wanted, _offer, opened) => opened !== undefined || null,
  hashId: (wanted, { hashId }) => hashIdFits(hashId, wanted),
  damaged: (wanted, _offer, opened) => {
    const damaged = opened?.detail.vehicle?.damaged;
    return damaged === undefined ? null : damaged === wanted;
  },
  brandId: (wanted, _offer, opened) => brandFits(opened?.detail.vehicle?.brand, opened?.brandOf(wanted)),
  // Only the server knows which spellings of a model are the same.
  model: (wanted, _offer, opened) => sameText(opened?.detail.vehicle?.model ?? '', wanted) || null,
  mileageFrom: (wanted, { totalMileage }) => isAtMost(wanted, totalMileage),
  mileageTo: (wanted, { totalMileage }) => isAtMost(totalMileage, wanted),
  productionYearFrom: (wanted, offer) => isAtMost(wanted, offerYear(offer)),
  productionYearTo: (wanted, offer) => isAtMost(offerYear(offer), wanted),
};

/** Whether a list with these filters contains an offer. It costs little per offer, because it knows the set filters. */
export function filterJudge({ filters, buyNowOnly }: Pick<BrowseQuestion, 'filters' | 'buyNowOnly'>): Judge {
  const wanted = effectiveFilters(filters);
  const fields = (Object.keys(checks) as (keyof BrowseFilters)[]).flatMap(field => checkOf(field, wanted) ?? []);
  const all = buyNowOnly ? [hasFixedPrice, ...fields] : fields;
  return (offer, opened) => fitOf(all, offer, opened);
}

export const hasFixedPrice = (offer: Offer): Answer =>
  offer.buyNowPrice > 0 || (states(offer, 'buyNowPrice') ? false : null);

function checkOf<Field extends keyof BrowseFilters>(field: Field, filters: BrowseFilters) {
  const wanted = filters[field];
  if (wanted === null || wanted === '') return null;
  return (offer: Offer, opened?: OpenedFacts) => checks[field](wanted, offer, opened);
}

export function fitOf(
  all: readonly ((offer: Offer, opened?: OpenedFacts) => Answer)[],
  offer: Offer,
  opened?: OpenedFacts,
): FilterFit {
  let isCertain = true;
  for (const check of all) {
    const answer = check(offer, opened);
    if (answer === false) return 'doesNotFit';
    isCertain &&= answer === true;
  }
  return isCertain ? 'fits' : 'mayFit';
}

const sameText = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const bare = (zipCode: string): string => zipCode.replace(/[\s-]/g, '');

/** The server may search for the whole hash id or for a part of it. */
function hashIdFits(hashId: string, wanted: string): Answer {
  if (sameText(hashId, wanted)) return true;
  return hashId.toUpperCase().includes(wanted.toUpperCase()) ? null : false;
}

/** A brand may be spelled in several ways: 'Harley Davidson' is 'Harley-Davidson', and 'Honda Motor' may be 'Honda'. */
function brandFits(brand: string | undefined, wanted: string | null | undefined): Answer {
  if (!brand || !wanted) return null;
  const [one, other] = [lettersOf(brand), lettersOf(wanted)];
  if (one === other) return true;
  return one.startsWith(other) || other.startsWith(one) ? null : false;
}

const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

const isAtMost = (one: number | null, other: number | null): Answer =>
  one === null || other === null ? null : one <= other;
