import type { DemoAccount } from '../../../../application/ports/DemoMarket';
import type { Dealer } from '../../../../domain/session/Profile';

interface DemoDealer {
  readonly account: DemoAccount;
  readonly dealer: Dealer;
}

const company = {
  secondPhone: '',
  companyAddress: 'Hafenstraße 12, 20457 Hamburg',
  street: 'Hafenstraße 12',
  zipCode: '20457',
  place: 'Hamburg',
  // The example IBAN of the standard, which belongs to nobody.
  iban: 'DE89 3704 0044 0532 0130 00',
  avatarAddress: null,
  language: 'en',
} as const;

/** The accounts of the demo. The sign-in page shows these passwords. */
export const demoDealers: readonly DemoDealer[] = [
  {
    account: { email: 'buyer@paddock.example', password: 'Morning!Ride1', kind: 'buyer' },
    dealer: {
      ...company,
      id: 11,
      email: 'buyer@paddock.example',
      firstName: 'Mara',
      lastName: 'Lindqvist',
      nickname: 'mara',
      phone: '+49 40 5550101',
      companyName: 'Nordlicht Zweirad GmbH',
      ftin: 'DE811000012',
      testAccess: false,
      sellModuleUnlocked: false,
    },
  },
  {
    account: { email: 'seller@paddock.example', password: 'Evening!Ride2', kind: 'seller' },
    dealer: {
      ...company,
      id: 12,
      email: 'seller@paddock.example',
      firstName: 'Jonas',
      lastName: 'Albrecht',
      nickname: 'jonas',
      phone: '+49 40 5550102',
      companyName: 'Albrecht Mobile KG',
      ftin: 'DE811000029',
      testAccess: false,
      sellModuleUnlocked: true,
    },
  },
  {
    account: { email: 'visitor@paddock.example', password: 'Looking!Only3', kind: 'testAccess' },
    dealer: {
      ...company,
      id: 13,
      email: 'visitor@paddock.example',
      firstName: 'Nele',
      lastName: 'Sommer',
      nickname: 'nele',
      phone: '+49 40 5550103',
      companyName: 'Sommer Fahrzeuge',
      ftin: 'DE811000037',
      testAccess: true,
      sellModuleUnlocked: false,
    },
  },
  {
    account: { email: 'forty-bids@paddock.example', password: 'Forty!Bids4', kind: 'manyBids' },
    dealer: {
      ...company,
      id: 14,
      email: 'forty-bids@paddock.example',
      firstName: 'Oskar',
      lastName: 'Brandt',
      nickname: 'oskar',
      phone: '+49 40 5550104',
      companyName: 'Brandt & Söhne Fahrzeughandel GmbH',
      ftin: 'DE811000045',
      testAccess: false,
      sellModuleUnlocked: true,
    },
  },
];
