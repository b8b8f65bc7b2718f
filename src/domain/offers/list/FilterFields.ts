import {
  type AddressParameter,
  matching,
  parameter,
  positive,
  textParameter,
  whole,
} from '../../shared/AddressParameter';
import type { Offer } from '../Offer';
import type { OfferDetail } from '../OfferDetail';
import { offerYear, statedType } from '../vehicle/Vehicle';
import { vehicleTypes } from '../vehicle/VehicleType';

/** What an opened offer tells in addition to its row. */
export interface OpenedFacts {
  readonly detail: OfferDetail;
  /** The name of a maker. Null if it is not known. */
  readonly brandOf: (brandId: number) => string | null;
}

/** Null if it is not known. */
export type Answer = boolean | null;

export type Check<Wanted> = (wanted: Wanted, offer: Offer, opened: OpenedFacts | undefined) => Answer;

type FilterUnit = 'km';

interface FilterField<Kind, Value> {
  readonly kind: Kind;
  /** Filters of motorbikes exist only for them, and filters of the place stay if the dealer chooses another type. */
  readonly about: 'place' | 'vehicle' | 'motorbike';
  /** The value without a filter. */
  readonly none: Value;
  readonly address: AddressParameter<Value>;
  readonly unit?: FilterUnit;
  /** Absent if the dealer types the value, or if the server or the list knows what there is. */
  readonly choices?: (currentYear: number) => readonly NonNullable<Value>[];
  /** Whether an offer fits. */
  readonly fits: Check<NonNullable<Value>>;
}

type About = FilterField<unknown, unknown>['about'];

const text = (name: string, about: About, fits: Check<string>): FilterField<'text', string> => ({
  kind: 'text',
  about,
  none: '',
  address: textParameter(name),
  fits,
});

const count = (
  name: string,
  about: About,
  unit: FilterUnit,
  fits: Check<number>,
): FilterField<'count', number | null> => ({
  kind: 'count',
  about,
  none: null,
  address: parameter(name, whole),
  unit,
  fits,
});

const year = (name: string, about: About, fits: Check<number>): FilterField<'year', number | null> => ({
  kind: 'year',
  about,
  none: null,
  address: parameter(name, written => whole(matching(/^[12]\d{3}$/, written))),
  // The current year and the 30 years before it, newest first.
  choices: currentYear => Array.from({ length: 31 }, (_, age) => currentYear - age),
  fits,
});

const flag = (name: string, about: About, fits: Check<boolean>): FilterField<'flag', boolean | null> => ({
  kind: 'flag',
  about,
  none: null,
  address: {
    name,
    write: value => (value === null ? null : value ? 'yes' : 'no'),
    read: written => (written === 'yes' ? true : written === 'no' ? false : null),
  },
  choices: () => [true, false],
  fits,
});

/** One of these values, or of those that a function finds in an address. */
const choice = <Value extends string | number>(
  name: string,
  about: About,
  from: readonly Value[] | ((written: string | null) => Value | null),
  fits: Check<Value>,
): FilterField<'choice', Value | null> => {
  const common = { kind: 'choice', about, none: null, fits } as const;
  if (typeof from === 'function') return { ...common, address: parameter(name, from) };
  const read = (written: string | null) => from.find(value => String(value) === written) ?? null;
  return { ...common, address: parameter(name, read), choices: () => from };
};

/** Each filter, with its name in an address. The order is that of addresses and chips, and of the drawer after the place. */
export const filterFields = {
  vehicleType: choice('type', 'vehicle', vehicleTypes, (wanted, offer, opened) => {
    const type = statedType(offer, opened?.detail.vehicle);
    return type === undefined ? null : type === wanted;
  }),
  countryCode: choice(
    'country',
    'place',
    written => matching(/^[A-Za-z]{2}$/, written),
    (wanted, { region }) => (region === null ? null : sameText(region, wanted)),
  ),
  // Only the server knows what is near a zip code, or whether the beginning of one is enough.
  zipCode: text('zip', 'place', (wanted, _offer, opened) => {
    return sameText(bare(opened?.detail.zipCode ?? ''), bare(wanted)) || null;
  }),
  /** Around the zip code. No distance is too short within the same zip code. */
  distance: {
    ...choice<number>(
      'radius',
      'place',
      [20, 40, 80, 160, 320],
      (_wanted, _offer, opened) => opened !== undefined || null,
    ),
    unit: 'km',
  } as const,
  brandId: choice('brand', 'motorbike', positive, (wanted, _offer, opened) =>
    brandFits(opened?.detail.vehicle?.brand, opened?.brandOf(wanted)),
  ),
  // Only the server knows which spellings of a model are the same.
  model: text('model', 'motorbike', (wanted, _offer, opened) => {
    return sameText(opened?.detail.vehicle?.model ?? '', wanted) || null;
  }),
  damaged: flag('damaged', 'vehicle', (wanted, _offer, opened) => {
    const damaged = opened?.detail.vehicle?.damaged;
    return damaged === undefined ? null : damaged === wanted;
  }),
  mileageFrom: count('kmFrom', 'motorbike', 'km', (wanted, { totalMileage }) => isAtMost(wanted, totalMileage)),
  mileageTo: count('kmTo', 'motorbike', 'km', (wanted, { totalMileage }) => isAtMost(totalMileage, wanted)),
  productionYearFrom: year('yearFrom', 'motorbike', (wanted, offer) => isAtMost(wanted, offerYear(offer))),
  productionYearTo: year('yearTo', 'motorbike', (wanted, offer) => isAtMost(offerYear(offer), wanted)),
  hashId: text('number', 'vehicle', (wanted, { hashId }) => hashIdFits(hashId, wanted)),
};

export type FilterName = keyof typeof filterFields;

export const filterNames = Object.keys(filterFields) as readonly FilterName[];

export const filtersAbout = (about: About): readonly FilterName[] =>
  filterNames.filter(name => filterFields[name].about === about);

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
