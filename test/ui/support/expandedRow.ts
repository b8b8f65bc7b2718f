import { act, screen, within } from '@testing-library/react';
import type { OfferTab } from '../../../src/domain/offers/list/OfferTab';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { aHeldOffer, type Workplace } from '../../support/Workplace';
import { answersArrive } from './renderPage';

const elementOf = (hashId: HashId) => document.querySelector<HTMLElement>(`article[data-offer="${hashId}"]`);

/** The expanded row of the first offer on screen that fits. */
export async function expandedRow(at: Workplace, fits: (offer: Offer) => boolean, tab: OfferTab = 'browse') {
  await screen.findAllByRole('article');
  const offer = aHeldOffer(at, one => fits(one) && elementOf(one.hashId) !== null, tab);
  act(() => at.bars.openRow(offer.hashId));
  await answersArrive();
  return { offer, row: within(elementOf(offer.hashId)!) };
}

export const isUnbidAuction = (offer: Offer): boolean =>
  !offer.closed && offer.buyNowPrice === 0 && offer.highestBid === 0;

export const isAuctionOfOthers = (offer: Offer): boolean =>
  !offer.closed && offer.buyNowPrice === 0 && offer.highestBid > 0 && offer.ownBid === null;

export const isUnbidFixedPrice = (offer: Offer): boolean =>
  !offer.closed && offer.buyNowPrice > 0 && offer.highestBid === 0;
