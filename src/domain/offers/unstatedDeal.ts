import type { RealizationDetails } from './RealizationDetails';

/** A deal of which the server says only that it exists. */
export const unstatedDeal: RealizationDetails = {
  isUnstated: true,
  sellerFirstName: '',
  sellerLastName: '',
  street: '',
  zipCode: '',
  place: '',
  sellerEmail: '',
  phone: '',
  clientPrice: null,
  commission: null,
  creditBank: '',
  creditNumber: '',
  vehicleDataPdf: null,
  contractPdf: null,
  invoiceCreated: false,
  speditionArranged: false,
  easyTransportEnabled: false,
  vehiclePickedUp: false,
};
