import type { Offer } from '../../../domain/offers/Offer';
import type { Stock } from '../trading/Stock';
import type { TradingRecord } from '../trading/TradingRecord';
import { offerId } from './OfferName';
import { photosOf } from './photos';
import { realizationOf } from './realizationOf';

type PublicRow = Omit<Offer, 'isLiked' | 'ownBid' | 'contractStatus' | 'realization'>;

/** The part of an offer that is the same for all dealers, as in a push. */
export function publicRow(stock: Stock, index: number): PublicRow {
  const facts = stock.facts(index);
  const { model, year } = facts;
  const { bidsCount, highestBid, closedAt, finalPrice } = stock.state(index);
  const isMachine = model.vehicleType === 'AgriculturalMachine';
  return {
    id: offerId(index),
    hashId: stock.hashId(index),
    label1: `${model.make} ${model.name}`,
    label2: facts.variant,
    photo: photosOf(stock, index, facts)[0]?.thumbnail ?? null,
    score: facts.score,
    highestBid,
    minimalPrice: facts.minimalPrice,
    buyNowPrice: stock.fixedPrice(index),
    bidsCount,
    year: isMachine ? null : year,
    productionYear: isMachine ? year : null,
    totalMileage: facts.mileage,
    region: facts.place.countryCode,
    vehicleType: model.vehicleType,
    finalPrice,
    archivedAt: closedAt,
    publishedAt: stock.publishedAt(index),
    closed: closedAt !== null,
  };
}

/** An offer with the dealer's own data. */
export function dealerRow(stock: Stock, book: TradingRecord, index: number): Offer {
  const row = publicRow(stock, index);
  const bid = book.bids.get(index);
  const deal = book.deals.get(index);
  return {
    ...row,
    isLiked: book.likes.has(index),
    ownBid: bid?.amount ?? null,
    contractStatus: bid?.contract ?? null,
    archivedAt: deal === undefined ? row.archivedAt : deal.archivedAt,
    realization: deal === undefined ? null : realizationOf(stock, index, deal),
  };
}
