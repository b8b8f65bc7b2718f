import type { Deal } from '../../../src/domain/offers/Deal';
import type { OfferPatch } from '../../../src/domain/offers/Offer';
import { wireAmount } from './wireAmount';
import { wireTime } from './wireTime';

/** The offer row on the wire; a key that the patch does not contain is undefined, which JSON omits. */
export function wireRow(offer: OfferPatch) {
  return {
    id: offer.id,
    hash_id: offer.hashId,
    offer_hash_id: offer.hashId,
    label1: offer.label1,
    label2: offer.label2,
    photo: offer.photo,
    score: offer.score,
    is_liked: offer.isLiked,
    contract_status: offer.contractStatus,
    highest_bet: wireAmount(offer.highestBid),
    current_dealer_highest_bet: wireAmount(offer.ownBid),
    minimal_price: wireAmount(offer.minimalPrice),
    buy_now_contract: buyNowContract(offer),
    buy_now_price: wireAmount(offer.buyNowPrice),
    bets_count: offer.bidsCount,
    year: offer.year,
    production_year: offer.productionYear,
    total_mileage: offer.totalMileage,
    region: offer.region,
    vehicle_type: offer.vehicleType,
    final_price: wireAmount(offer.finalPrice),
    archived_at: wireTime(offer.archivedAt),
    published_at: wireTime(offer.publishedAt),
    closed: offer.closed,
    realization_details: offer.deal && wireRealization(offer.deal),
  };
}

function buyNowContract({ id, buyNowPrice }: OfferPatch) {
  if (buyNowPrice === undefined) return undefined;
  return buyNowPrice === 0 ? null : { id, price: wireAmount(buyNowPrice) };
}

function wireRealization(details: Deal) {
  return {
    seller_fist_name: details.sellerFirstName,
    seller_last_name: details.sellerLastName,
    street: details.street,
    zip_code: details.zipCode,
    place: details.place,
    seller_email: details.sellerEmail,
    phone: details.phone,
    client_price: wireAmount(details.clientPrice),
    commission: wireAmount(details.commission),
    credit_bank: details.creditBank,
    credit_number: details.creditNumber,
    vehicle_data_pdf: details.vehicleDataPdf,
    contract_pdf: details.contractPdf,
    invoice_created: details.invoiceCreated,
    spedition_arranged: details.speditionArranged,
    easy_transport_enabled: details.easyTransportEnabled,
    vehicle_picked_up: details.vehiclePickedUp,
  };
}
