import { type AddressParameters, flagParameter, parameter, textParameter, whole } from '../../shared/AddressParameter';
import { euros, type Money, toEuros } from '../../shared/Money';

/** What narrows the loaded offers of a list on this device. The server does not know it. */
export interface Refinements {
  /** The price that the row shows. */
  readonly priceFrom: Money | null;
  readonly priceTo: Money | null;
  /** Any of these bands. None means that the score does not matter. */
  readonly scores: readonly ScoreBand[];
  readonly noBids: boolean;
  readonly buyNow: boolean;
  /** Not seen, changed, or either of them if both are set: no offer is both. */
  readonly notSeen: boolean;
  readonly changed: boolean;
  /** The dealer leads, is outbid, or either of them if both are set. */
  readonly leading: boolean;
  readonly outbid: boolean;
  /** Published in the last 24 hours. */
  readonly lastDay: boolean;
  /** Words that the labels or the note contain, all of them, in any order. */
  readonly words: string;
}

export const noRefinements: Refinements = {
  priceFrom: null,
  priceTo: null,
  scores: [],
  noBids: false,
  buyNow: false,
  notSeen: false,
  changed: false,
  leading: false,
  outbid: false,
  lastDay: false,
  words: '',
};

/** The score bands in the order of the form. */
export const scoreBands: readonly ScoreBand[] = ['green', 'yellow', 'red', 'neutral'];

const amountParameter = (name: string) => {
  const { read, write } = parameter(name, whole);
  return {
    name,
    write: (value: Money | null) => write(value === null ? null : toEuros(value)),
    read: (text: string | null) => {
      const amount = read(text);
      return amount === null ? null : euros(amount);
    },
  };
};

/** The URL parameter of each refinement. */
export const refinementParameters: AddressParameters<Refinements> = {
  priceFrom: amountParameter('priceFrom'),
  priceTo: amountParameter('priceTo'),
  scores: {
    name: 'score',
    write: bands => bands.join('-'),
    read: text => scoreBands.filter(band => text?.split('-').includes(band)),
  },
  noBids: flagParameter('noBids'),
  buyNow: flagParameter('fixedPrice'),
  notSeen: flagParameter('notSeen'),
  changed: flagParameter('changed'),
  leading: flagParameter('leading'),
  outbid: flagParameter('outbid'),
  lastDay: flagParameter('lastDay'),
  words: textParameter('words'),
};

const isSet = (value: Refinements[keyof Refinements]): boolean =>
  value !== null && value !== false && (typeof value === 'number' || value === true || value.length > 0);

/** The refinements that apply. Without one, every offer is shown. */
export function activeRefinements(refinements: Refinements): readonly (keyof Refinements)[] {
  const effective = { ...refinements, words: refinements.words.trim() };
  return (Object.keys(noRefinements) as (keyof Refinements)[]).filter(key => isSet(effective[key]));
}

export const withoutRefinement = (refinements: Refinements, key: keyof Refinements): Refinements => ({
  ...refinements,
  [key]: noRefinements[key],
});

export type ScoreBand = 'red' | 'yellow' | 'green' | 'neutral';

const bands = ['red', 'yellow', 'green'] as const;

/** Divides 0 to 100 into thirds. A score outside falls into the nearest third, and no score is neutral. */
export function scoreBand(score: number | null): ScoreBand {
  if (score === null) return 'neutral';
  const third = Math.floor((score * bands.length) / 101);
  return bands[Math.min(Math.max(third, 0), bands.length - 1)] ?? 'neutral';
}
