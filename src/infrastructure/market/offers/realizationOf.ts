import type { RealizationDetails } from '../../../domain/offers/RealizationDetails';
import { euros, toEuros } from '../../../domain/shared/Money';
import { sellers } from '../catalogue/sellers';
import { demoDocument } from '../demoDocument';
import type { Stock } from '../trading/Stock';
import type { Deal } from '../trading/TradingRecord';
import { isFinanced } from './isFinanced';
import { placeAt } from './OfferFacts';

/** The data of the seller and the sale, for the dealer who bought the vehicle. */
export function realizationOf(stock: Stock, index: number, deal: Deal): RealizationDetails {
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
