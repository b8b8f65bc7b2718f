import type { Deal } from '../../../../domain/offers/Deal';
import type { Offer } from '../../../../domain/offers/Offer';
import type { OfferDetail } from '../../../../domain/offers/OfferDetail';
import { euros, toEuros } from '../../../../domain/shared/Money';
import { sellers } from '../catalogue/sellers';
import type { Stock } from '../trading/Stock';
import type { DealRecord, TradingRecord } from '../trading/TradingRecord';
import type { OfferDice } from './OfferDice';
import { placeAt } from './OfferFacts';
import { offerId } from './OfferName';
import { photosOf } from './photos';
import { sellerComments } from './sellerComments';
import { vehicleOf } from './vehicleOf';

type PublicRow = Omit<Offer, 'isLiked' | 'ownBid' | 'contractStatus' | 'deal'>;

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
    ownBid: bid?.amount ?? deal?.ownBid ?? null,
    contractStatus: bid?.contract ?? null,
    archivedAt: deal === undefined ? row.archivedAt : deal.archivedAt,
    deal: deal === undefined ? null : dealOf(stock, index, deal),
  };
}

/** The data of the seller and the sale, for the dealer who bought the vehicle. */
function dealOf(stock: Stock, index: number, deal: DealRecord): Deal {
  const dice = stock.dice(index);
  const { countryCode, name, zipCode } = placeAt(stock.filtered(index).placeIndex);
  const { firstNames, lastNames, streets, phone, banks } = sellers[countryCode];
  const financed = isFinanced(dice) === true;
  return {
    sellerFirstName: dice.pick('seller', firstNames),
    sellerLastName: dice.pick('phone', lastNames),
    street: `${dice.pick('street', streets)} ${dice.between('seller', 1, 120)}`,
    zipCode,
    place: name,
    sellerEmail: `seller-${stock.hashId(index).toLowerCase()}@paddock.example`,
    phone: `${phone} ${dice.between('phone', 1_000_000, 9_999_999)}`,
    clientPrice: deal.price,
    commission: euros(Math.round(toEuros(deal.price) * (0.03 + 0.02 * dice.roll('commission')))),
    creditBank: financed ? dice.pick('bank', banks) : '',
    creditNumber: financed ? String(dice.between('bank', 10_000_000, 99_999_999)) : '',
    vehicleDataPdf: demoDocument(stock, 'vehicle-data'),
    contractPdf: demoDocument(stock, 'contract'),
    invoiceCreated: deal.invoiceCreated,
    speditionArranged: deal.speditionArranged,
    easyTransportEnabled: deal.easyTransportEnabled,
    vehiclePickedUp: deal.vehiclePickedUp,
  };
}

/** The data that only the offer page shows. */
export function offerDetail(stock: Stock, index: number): OfferDetail {
  const dice = stock.dice(index);
  const facts = stock.facts(index);
  const { model, place } = facts;
  // A few sellers give no exact location, so the page shows no marker.
  const located = dice.roll('street') >= 0.05;
  const advert = `https://suchen.mobile.de/fahrzeuge/search.html?q=${encodeURIComponent(`${model.make} ${model.name}`)}`;
  return {
    hashId: stock.hashId(index),
    photos: photosOf(stock, index, facts),
    latitude: located ? place.latitude : null,
    longitude: located ? place.longitude : null,
    zipCode: place.zipCode,
    place: place.name,
    countryCode: place.countryCode,
    vehicle: vehicleOf(stock, index, facts),
    financed: isFinanced(dice),
    mobileSearchAddress: dice.happens('advert', 0.4) ? advert : null,
    comments: sellerComments(dice, facts),
  };
}

/** Null if the seller did not state it. */
function isFinanced(dice: OfferDice): boolean | null {
  const chance = dice.roll('financed');
  if (chance < 0.1) return null;
  return chance < 0.25;
}

/** The address of a sample document of the demo. */
export const demoDocument = ({ options }: Stock, name: 'contract' | 'invoice' | 'vehicle-data'): string =>
  `${options.photoBase}/demo/documents/${name}.pdf`;
