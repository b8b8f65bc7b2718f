import type { Language } from '../../../domain/shared/Language';

const en = {
  invoice: 'Invoice',
  invoiceDate: 'Invoice date',
  deliveryDate: 'Delivery date',
  client: 'Invoice to',
  vehicle: 'Vehicle',
  vin: 'VIN',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  downPayment: 'Down payment',
  remaining: 'Remaining',
  marginalTaxation: 'Margin scheme: second-hand goods. VAT is not shown separately.',
  smallBusiness: 'No VAT is charged: small business.',
};

type Words = typeof en;

/** The invoice speaks its dealer's language: the demo's server writes it, not the page. */
export const invoiceWords: Readonly<Record<Language, Words>> = {
  en,
  de: {
    invoice: 'Rechnung',
    invoiceDate: 'Rechnungsdatum',
    deliveryDate: 'Lieferdatum',
    client: 'Rechnung an',
    vehicle: 'Fahrzeug',
    vin: 'FIN',
    net: 'Netto',
    vat: 'MwSt.',
    gross: 'Brutto',
    downPayment: 'Anzahlung',
    remaining: 'Restbetrag',
    marginalTaxation: 'Gebrauchtgegenstände/Sonderregelung. Die Umsatzsteuer wird nicht gesondert ausgewiesen.',
    smallBusiness: 'Kein Ausweis von Umsatzsteuer: Kleinunternehmer.',
  },
  pl: {
    invoice: 'Faktura',
    invoiceDate: 'Data wystawienia',
    deliveryDate: 'Data dostawy',
    client: 'Nabywca',
    vehicle: 'Pojazd',
    vin: 'VIN',
    net: 'Netto',
    vat: 'VAT',
    gross: 'Brutto',
    downPayment: 'Zaliczka',
    remaining: 'Pozostało do zapłaty',
    marginalTaxation: 'Procedura marży – towary używane. Podatek VAT nie jest wykazywany osobno.',
    smallBusiness: 'Zwolnienie z VAT: mały podatnik.',
  },
};
