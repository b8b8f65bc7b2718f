import type { OfferDice } from './OfferDice';

/** Null if the seller did not state it. */
export function isFinanced(dice: OfferDice): boolean | null {
  const chance = dice.roll('financed');
  if (chance < 0.1) return null;
  return chance < 0.25;
}
