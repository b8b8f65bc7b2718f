import type { OfferDetail } from '../../../domain/offers/OfferDetail';
import type { Stock } from '../trading/Stock';
import { isFinanced } from './isFinanced';
import { photosOf } from './photos';
import { sellerComments } from './sellerComments';
import { vehicleOf } from './vehicleOf';

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
