import type { Offer } from '../../../src/domain/offers/Offer';
import { hasRunningDeal, isOnSale } from '../../../src/domain/offers/Sale';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';

const deal = aDeal();
const archivedAt = Date.UTC(2026, 10, 20);

describe('isOnSale', () => {
  it.each<[boolean, Partial<Offer>]>([
    [true, {}],
    [false, { closed: true }],
    [false, { finalPrice: euros(9000) }],
    [false, { archivedAt }],
    [false, { inArchive: true }],
  ])('is %s for an offer with %j', (onSale, parts) => expect(isOnSale(anOffer(parts))).toBe(onSale));
});

describe('hasRunningDeal', () => {
  it.each<[boolean, Partial<Offer>]>([
    [false, {}],
    [true, { deal }],
    [true, { deal, closed: true, finalPrice: euros(9000) }],
    [false, { deal, archivedAt }],
    [false, { deal, inArchive: true }],
  ])('is %s for an offer with %j', (runs, parts) => expect(hasRunningDeal(anOffer(parts))).toBe(runs));
});
