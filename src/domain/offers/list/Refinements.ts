import {
  type AddressParameter,
  type AddressParameters,
  flagParameter,
  parameter,
  textParameter,
  whole,
} from '../../shared/AddressParameter';
import { euros, type Money, toEuros } from '../../shared/Money';

export type ScoreBand = 'red' | 'yellow' | 'green' | 'neutral';

/** The score bands in the order of the form. */
export const scoreBands: readonly ScoreBand[] = ['green', 'yellow', 'red', 'neutral'];

interface RefinementField<Kind, Value> {
  readonly kind: Kind;
  /** The value that leaves no offer out. */
  readonly none: Value;
  readonly address: AddressParameter<Value>;
  /** The own data that decides: notes and settings, or what this device has seen. Null if the offer itself decides. */
  readonly uses: 'book' | 'sight' | null;
}

const flag = (name: string, uses: 'book' | 'sight' | null = null): RefinementField<'flag', boolean> => ({
  kind: 'flag',
  none: false,
  address: flagParameter(name),
  uses,
});

function amount(name: string): RefinementField<'amount', Money | null> {
  const { read, write } = parameter(name, whole);
  return {
    kind: 'amount',
    none: null,
    address: {
      name,
      write: value => write(value === null ? null : toEuros(value)),
      read: text => {
        const value = read(text);
        return value === null ? null : euros(value);
      },
    },
    uses: null,
  };
}

const bands = (name: string): RefinementField<'bands', readonly ScoreBand[]> => ({
  kind: 'bands',
  none: [],
  address: {
    name,
    write: chosen => chosen.join('-'),
    read: text => scoreBands.filter(band => text?.split('-').includes(band)),
  },
  uses: null,
});

const words = (name: string): RefinementField<'words', string> => ({
  kind: 'words',
  none: '',
  address: textParameter(name),
  uses: 'book',
});

/**
 * What narrows the loaded offers of a list on this device, with its name in an address. The server does not know it. The
 * order is that of addresses and chips.
 */
export const refinementFields = {
  /** The price that the row shows. */
  priceFrom: amount('priceFrom'),
  priceTo: amount('priceTo'),
  /** Any of these bands. None means that the score does not matter. */
  scores: bands('score'),
  noBids: flag('noBids'),
  buyNow: flag('fixedPrice'),
  /** Not seen, changed, or either of them if both are set: no offer is both. */
  notSeen: flag('notSeen', 'sight'),
  changed: flag('changed', 'sight'),
  /** Not seen before this visit, so that no offer leaves while the dealer looks through them. */
  notSeenBefore: flag('notSeenBefore', 'sight'),
  /** The dealer leads, is outbid, or either of them if both are set. */
  leading: flag('leading'),
  outbid: flag('outbid'),
  /** Bought, and not picked up. */
  toPickUp: flag('toPickUp'),
  /** Of the vehicle types that the dealer trades in. */
  ownTypes: flag('myTypes', 'book'),
  /** Published in the last 24 hours. */
  lastDay: flag('lastDay'),
  /** Words that the labels or the note contain, all of them, in any order. */
  words: words('words'),
};

export type RefinementName = keyof typeof refinementFields;

export const refinementNames = Object.keys(refinementFields) as readonly RefinementName[];

export type Refinements = { readonly [Name in RefinementName]: (typeof refinementFields)[Name]['none'] };

const byName = (valueOf: (field: (typeof refinementFields)[RefinementName]) => unknown) =>
  Object.fromEntries(refinementNames.map(name => [name, valueOf(refinementFields[name])]));

export const noRefinements = byName(({ none }) => none) as Refinements;

/** The URL parameter of each refinement. */
export const refinementParameters = byName(({ address }) => address) as AddressParameters<Refinements>;

const isSet = (value: Refinements[RefinementName]): boolean =>
  value !== null && value !== false && (typeof value === 'number' || value === true || value.length > 0);

/** The refinements that apply. Without one, every offer is shown. */
export function activeRefinements(refinements: Refinements): readonly RefinementName[] {
  const effective = { ...refinements, words: refinements.words.trim() };
  return refinementNames.filter(key => isSet(effective[key]));
}

export const withoutRefinement = (refinements: Refinements, key: RefinementName): Refinements => ({
  ...refinements,
  [key]: noRefinements[key],
});

const thirds = ['red', 'yellow', 'green'] as const;

/** Divides 0 to 100 into thirds. A score outside falls into the nearest third, and no score is neutral. */
export function scoreBand(score: number | null): ScoreBand {
  if (score === null) return 'neutral';
  const third = Math.floor((score * thirds.length) / 101);
  return thirds[Math.min(Math.max(third, 0), thirds.length - 1)] ?? 'neutral';
}
