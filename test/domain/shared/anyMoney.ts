import * as fc from 'fast-check';
import type { Money } from '../../../src/domain/shared/Money';

/** Ten billion cents, the largest amount for which the rules are exact. */
const MOST = 10_000_000_000;

/** Any amount, including negative ones. */
export const anyMoney = fc.integer({ min: -MOST, max: MOST }).map(cents => cents as Money);

/** Zero or more, like bids and prices. */
export const anyPrice = fc.integer({ min: 0, max: MOST }).map(cents => cents as Money);
