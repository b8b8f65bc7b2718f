import type { Vehicle } from '../../../../domain/offers/vehicle/Vehicle';
import { languageSpokenIn } from '../catalogue/languageSpokenIn';
import type { Stock } from '../trading/Stock';
import type { OfferDice } from './OfferDice';
import type { OfferFacts } from './OfferFacts';
import { paintOf } from './photos';

const owners = ['0', '1', '1', '1', '2', '2', '3', '4', 'more_than_4', 'not_known'] as const;
const origins = ['germany', 'austria', 'italy', 'netherlands', 'france', 'belgium', 'usa', 'not_known'] as const;
const soundConditions = ['as_new', 'well_maintained', 'well_maintained', 'average', 'care'] as const;
const damagedConditions = ['average', 'bad', 'tatty'] as const;
const booklets = ['not_run', 'existing', 'run', 'run', 'digitally_run'] as const;
const tyres = ['25%', '50%', '50%', '75%', '75%', 'very_well', 'bad', 'not_known'] as const;
const rentalUses = ['demo', 'driving_course', 'rental'] as const;

/** The vehicle data of the offer page. Some values are missing, as with real sellers. */
export function vehicleOf(stock: Stock, index: number, facts: OfferFacts): Vehicle {
  const dice = stock.dice(index);
  const { model, damaged, mileage } = facts;
  const paint = paintOf(stock, index).words[languageSpokenIn(facts.place.countryCode)];
  return {
    vehicleType: model.vehicleType,
    brand: model.make,
    model: `${model.name} ${facts.variant}`,
    previousOwners: dice.pick('owners', owners),
    originCountry: dice.pick('origin', origins),
    condition: dice.pick('condition', damaged ? damagedConditions : soundConditions),
    serviceBooklet: dice.pick('service', booklets),
    roadworthy: !damaged || dice.happens('condition', 0.4),
    accident: damaged && dice.happens('origin', 0.6),
    damaged,
    ...(model.power > 0 && { power: model.power, engineCapacity: model.engine }),
    ...(mileage !== null && { totalMileage: mileage }),
    ...(dice.happens('colorKnown', 0.9) && { color: paint }),
    ...(dice.roll('vin') >= 0.1 && { vin: vinOf(dice, model.make) }),
    ...registration(dice, facts.year),
    ...ofType(dice, facts),
  };
}

function registration(dice: OfferDice, year: number | null): Pick<Vehicle, 'firstRegistration'> {
  if (year === null) return {};
  const [month, day] = [dice.between('month', 1, 12), dice.between('colorKnown', 1, 28)];
  return { firstRegistration: [year, twoDigits(month), twoDigits(day)].join('-') };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function ofType(dice: OfferDice, { model, year, operatingHours, damaged }: OfferFacts): Partial<Vehicle> {
  const made = year === null ? {} : { productionYear: year };
  if (model.living !== null) {
    const { camperType, seats, beds, length, width, weight } = model.living;
    const rented = dice.happens('rental', 0.15) && { rentalUse: dice.pick('rental', rentalUses) };
    return { camperType, seats, beds, length, width, grossVehicleWeight: weight, ...rented };
  }
  if (model.body !== null) {
    const { length, width, weight } = model.body;
    return { ...made, length, width, grossVehicleWeight: weight, ...(operatingHours !== null && { operatingHours }) };
  }
  return {
    ...made,
    abs: model.firstYear > 2013 || dice.happens('original', 0.6),
    dropped: damaged && dice.happens('extra', 0.7),
    originalPaint: dice.happens('original', 0.85),
    frontTire: dice.pick('tyres', tyres),
    rearTire: dice.pick('age', tyres),
  };
}

/** I, O and Q occur in no VIN. */
export const VIN_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** 17 characters, starting with the code of the make. */
function vinOf(dice: OfferDice, make: string): string {
  const middle = ['model', 'variant', 'noise', 'minimum', 'paint', 'seller', 'street'] as const;
  const picked = middle.map(salt => VIN_SIGNS.charAt(dice.between(salt, 0, VIN_SIGNS.length - 1))).join('');
  return `${makerCodes[make] ?? 'WZZ'}${picked}${String(dice.between('vin', 0, 9_999_999)).padStart(7, '0')}`;
}

/** The first three characters of a vehicle identification number, by make. */
export const makerCodes: Readonly<Record<string, string>> = {
  'Access Motor': 'RFC',
  Adria: 'VNE',
  Aprilia: 'ZD4',
  BMW: 'WB1',
  Benelli: 'ZBN',
  Bürstner: 'WBU',
  Carthago: 'WCA',
  'Case IH': 'ZBE',
  Claas: 'WCL',
  Dethleffs: 'WDE',
  'Deutz-Fahr': 'WSX',
  Ducati: 'ZDM',
  Fendt: 'WAM',
  'Harley-Davidson': '1HD',
  Hobby: 'WHB',
  Honda: 'JH2',
  Husqvarna: 'VBK',
  Hymer: 'WHY',
  Indian: '56K',
  JCB: 'SLP',
  'John Deere': '1L0',
  KTM: 'VBK',
  Kawasaki: 'JKA',
  Knaus: 'WKN',
  Kubota: 'JKU',
  Laika: 'ZLA',
  'MV Agusta': 'ZCG',
  Manitou: 'VMA',
  'Massey Ferguson': 'VKK',
  'Mercedes-Benz': 'WDF',
  Merlo: 'ZM1',
  'Moto Guzzi': 'ZGU',
  'New Holland': 'ZCD',
  'Niesmann + Bischoff': 'WNB',
  Pössl: 'WPS',
  Rimor: 'ZRM',
  'Royal Enfield': 'ME3',
  Same: 'ZKD',
  Steyr: 'VAS',
  Suzuki: 'JS1',
  Triumph: 'SMT',
  Ursus: 'SUR',
  Valtra: 'YK5',
  Volkswagen: 'WV2',
  Weinsberg: 'WWE',
  Westfalia: 'WWF',
  Yamaha: 'JYA',
  Zetor: 'TKB',
};
