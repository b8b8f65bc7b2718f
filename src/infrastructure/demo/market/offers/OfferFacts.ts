import { BID_STEP } from '../../../../domain/bidding/MinimumBid';
import { euros, type Money } from '../../../../domain/shared/Money';
import { type Town, towns } from '../../../../domain/valuation/towns';
import { camperModels } from '../catalogue/models/camperModels';
import { machineModels } from '../catalogue/models/machineModels';
import type { Model } from '../catalogue/models/Model';
import { models } from '../catalogue/models/models';
import { motorbikeModels } from '../catalogue/models/motorbikeModels';
import type { OfferDice } from './OfferDice';

/** The facts that filters need. */
export interface FilteredFacts {
  readonly modelIndex: number;
  readonly placeIndex: number;
  /** Null if the seller did not state it. */
  readonly year: number | null;
  /** In km. */
  readonly mileage: number | null;
  readonly damaged: boolean;
  readonly hasFixedPrice: boolean;
}

/** The facts of an offer at publication. `OfferState` has the bids and the sale. */
export interface OfferFacts extends FilteredFacts {
  readonly model: Model;
  readonly variant: string;
  readonly place: Town;
  readonly operatingHours: number | null;
  readonly minimalPrice: Money;
  /** 0 without a fixed price. */
  readonly buyNowPrice: Money;
  readonly score: number | null;
  readonly firstBidsCount: number;
  readonly firstHighestBid: Money;
}

/** How much more often the first models of a catalogue are sold than the last ones. 1 is equally often. */
export const archiveSkew = 1.6;

export function filteredFacts(dice: OfferDice, thisYear: number, skew = 1): FilteredFacts {
  const modelIndex = modelIndexOf(dice, skew);
  const model = modelAt(modelIndex);
  const age = Math.floor(dice.roll('age') ** 1.5 * 14);
  const year = Math.max(model.firstYear, Math.min(model.lastYear, thisYear - age));
  return {
    modelIndex,
    placeIndex: dice.between('place', 0, towns.length - 1),
    year: dice.happens('ageKnown', 0.98) ? year : null,
    mileage: dice.happens('mileageKnown', 0.96) ? mileageOf(dice, model, thisYear - year) : null,
    damaged: dice.happens('damaged', 0.09),
    hasFixedPrice: dice.happens('buyNow', 0.35),
  };
}

export function offerFacts(dice: OfferDice, thisYear: number, skew = 1): OfferFacts {
  const filtered = filteredFacts(dice, thisYear, skew);
  const model = modelAt(filtered.modelIndex);
  const worth = worthOf(dice, model, filtered, thisYear);
  const minimum = worth * (0.78 + 0.17 * dice.roll('minimum'));
  const bidsCount = dice.happens('hasBids', 0.55) ? 1 + Math.floor(dice.roll('bidsCount') ** 2 * 9) : 0;
  const highestBid = inSteps(minimum * (0.55 + 0.45 * dice.roll('highestBid')));
  return {
    ...filtered,
    model,
    variant: variantOf(dice, model),
    place: placeAt(filtered.placeIndex),
    operatingHours: hoursOf(dice, model, filtered.year, thisYear),
    minimalPrice: inSteps(minimum),
    buyNowPrice: filtered.hasFixedPrice ? inSteps(worth * (1 + 0.15 * dice.roll('fixedPrice'))) : euros(0),
    score: dice.happens('scoreKnown', 0.94) ? scoreOf(dice, minimum / worth, filtered.damaged) : null,
    firstBidsCount: bidsCount,
    firstHighestBid: bidsCount > 0 ? highestBid : euros(0),
  };
}

export const variantOf = (dice: OfferDice, model: Model): string => dice.pick('variant', model.variants);

export function modelAt(index: number): Model {
  const model = models[index];
  if (model === undefined) throw new RangeError(`There is no model ${index}`);
  return model;
}

export function placeAt(index: number): Town {
  const place = towns[index];
  if (place === undefined) throw new RangeError(`There is no place ${index}`);
  return place;
}

/** Converts euro to money, rounded to whole bid steps. */
export function inSteps(amount: number): Money {
  return (Math.max(1, Math.round(euros(amount) / BID_STEP)) * BID_STEP) as Money;
}

export function modelIndexOf(dice: OfferDice, skew = 1): number {
  const oneOf = ({ length }: readonly Model[]) => Math.floor(dice.roll('model') ** skew * length);
  const type = dice.roll('vehicleType');
  if (type < 0.58) return oneOf(motorbikeModels);
  const campers = motorbikeModels.length;
  if (type < 0.82) return campers + oneOf(camperModels);
  return campers + camperModels.length + oneOf(machineModels);
}

/** What an archived sale brought. Nobody bids more than the fixed price. */
export function archivedPrice(dice: OfferDice, facts: OfferFacts, thisYear: number): Money {
  const { model, score, buyNowPrice } = facts;
  const scatter = 0.92 + 0.16 * dice.roll('highestBid');
  const hammered = inSteps(worthOf(dice, model, facts, thisYear) * (0.95 + 0.002 * (score ?? 50)) * scatter);
  return buyNowPrice > 0 && buyNowPrice < hammered ? buyNowPrice : hammered;
}

/** A caravan has no mileage, and a machine counts operating hours instead. */
function mileageOf(dice: OfferDice, model: Model, age: number): number | null {
  if (model.vehicleType === 'AgriculturalMachine' || model.engine === 0) return null;
  const [least, most] = model.vehicleType === 'Camper' ? [5000, 17000] : [1200, 7500];
  const yearly = least + (most - least) * dice.roll('mileage') ** 1.4;
  return Math.round((yearly * (Math.max(0, age) + 0.4)) / 10) * 10;
}

function hoursOf(dice: OfferDice, model: Model, year: number | null, thisYear: number): number | null {
  if (model.vehicleType !== 'AgriculturalMachine' || !dice.happens('mileageKnown', 0.96)) return null;
  return Math.round((150 + 750 * dice.roll('mileage')) * (Math.max(0, thisYear - (year ?? model.firstYear)) + 0.4));
}

/** The trade value in euro. */
function worthOf(dice: OfferDice, model: Model, { year, mileage, damaged }: FilteredFacts, thisYear: number): number {
  const age = Math.max(0, thisYear - (year ?? thisYear - 7));
  const wornOut = model.vehicleType === 'Camper' ? 250_000 : 90_000;
  const wear = 1 - 0.3 * Math.min(1, (mileage ?? 0) / wornOut);
  const aged = Math.max(0.2, 0.93 ** age * (age > 0 ? 0.9 : 0.97));
  return model.price * aged * wear * (damaged ? 0.72 : 1) * (0.92 + 0.16 * dice.roll('noise'));
}

/** The score rises as the minimal price falls below the trade value. */
function scoreOf(dice: OfferDice, minimumOfWorth: number, damaged: boolean): number {
  const bargain = 20 + (1 - minimumOfWorth) * 280 - (damaged ? 15 : 0) + (dice.roll('score') - 0.5) * 50;
  return Math.max(1, Math.min(99, Math.round(bargain)));
}
