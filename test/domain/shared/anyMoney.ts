import * as fc from 'fast-check';
import type { Money } from '../../../src/domain/shared/Money';

/** Up to ten billion cents, as far as the rules promise to be exact. */
const MOST = 10_000_000_000;

/** Also below zero. */
export const anyMoney = fc.integer({ min: -MOST, max: MOST }).map(cents => cents as Money);

/** Zero or more, as bids and prices are. */
export const anyPrice = fc.integer({ min: 0, max: MOST }).map(cents => cents as Money);
