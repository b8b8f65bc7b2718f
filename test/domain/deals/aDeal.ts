import type { Deal } from '../../../src/domain/offers/Deal';
import { euros } from '../../../src/domain/shared/Money';

/** A new deal: nothing ordered, nothing picked up. */
export function aDeal(parts: Partial<Deal> = {}): Deal {
  return {
    sellerFirstName: 'Jana',
    sellerLastName: 'Brandt',
    street: 'Lindenweg 4',
    zipCode: '04109',
    place: 'Leipzig',
    sellerEmail: 'jana.brandt@seller.example',
    phone: '+49 341 000000',
    clientPrice: euros(8450),
    commission: euros(420),
    creditBank: '',
    creditNumber: '',
    vehicleDataPdf: null,
    contractPdf: null,
    invoiceCreated: false,
    speditionArranged: false,
    easyTransportEnabled: false,
    vehiclePickedUp: false,
    ...parts,
  };
}
