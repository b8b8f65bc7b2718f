import type { Model, Silhouette } from './Model';

type Row = readonly [
  make: string,
  name: string,
  variants: string,
  camperType: string,
  firstYear: number,
  price: number,
  power: number,
  engine: number,
  seats: number,
  beds: number,
  length: number,
  weight: number,
];

const silhouettes: Readonly<Record<string, Silhouette>> = {
  caravan: 'camper-caravan',
  van: 'camper-van',
  alcove: 'camper-alcove',
};

const rows: readonly Row[] = [
  ['Hymer', 'B-Klasse MC', 'I 580|T 600|T 690', 'fully_integrated', 2018, 118000, 130, 2143, 4, 4, 694, 4430],
  ['Hymer', 'Exsis-t', '474|580|588', 'semi_integrated', 2014, 76500, 103, 2287, 4, 3, 674, 3500],
  ['Hymer', 'Free', '540|600|602', 'van', 2019, 58900, 103, 2184, 4, 2, 599, 3500],
  ['Hymer', 'Grand Canyon S', 'CrossOver|Premium', 'van', 2017, 84500, 120, 2143, 4, 2, 593, 3500],
  ['Knaus', 'Boxstar', '540 Road|600 Family|630 Freeway', 'van', 2015, 54900, 103, 2287, 4, 3, 599, 3500],
  ['Knaus', 'Sky TI', '650 MEG|700 MEG|650 MF', 'semi_integrated', 2014, 66900, 103, 2287, 4, 4, 698, 3500],
  ['Knaus', 'Südwind', '450 FU|500 EU|580 QS', 'caravan', 2013, 23900, 0, 0, 0, 4, 738, 1700],
  ['Knaus', 'Van TI Plus', '650 MEG Platinum|700 LF', 'semi_integrated', 2019, 98500, 130, 1968, 4, 3, 697, 3850],
  ['Westfalia', 'Columbus', '540 D|601 D|640 E', 'van', 2013, 63900, 110, 2287, 4, 3, 599, 3500],
  ['Westfalia', 'James Cook', 'AS|HD', 'van', 2018, 92000, 120, 2143, 4, 4, 593, 3500],
  ['Westfalia', 'Kelsey', 'Ford Custom|Nugget', 'van', 2020, 69900, 125, 1995, 5, 4, 534, 3400],
  ['Volkswagen', 'California', 'Ocean|Coast|Beach', 'van', 2012, 78500, 110, 1968, 5, 4, 490, 3080],
  ['Volkswagen', 'Grand California', '600|680', 'van', 2019, 82900, 130, 1968, 4, 2, 599, 3500],
  ['Mercedes-Benz', 'Marco Polo', '250 d|300 d|Horizon', 'van', 2015, 77900, 140, 1950, 5, 4, 514, 3100],
  ['Bürstner', 'Lyseo TD', '690 G|727 G|732 Harmony Line', 'semi_integrated', 2016, 69900, 103, 2287, 4, 4, 699, 3500],
  ['Bürstner', 'Ixeo Time', 'it 590|it 710 G', 'semi_integrated', 2013, 68500, 103, 2287, 4, 4, 699, 3500],
  ['Bürstner', 'Premio', '395 TS|440 TK|490 TL', 'caravan', 2012, 18900, 0, 0, 0, 4, 690, 1400],
  ['Dethleffs', 'Trend', 'T 6717 EB|T 7057 DBL|I 7057', 'semi_integrated', 2015, 64900, 103, 2287, 4, 4, 741, 3500],
  ['Dethleffs', 'Advantage', 'A 5887|A 6977', 'alcove', 2012, 61900, 96, 2287, 6, 6, 698, 3500],
  ['Dethleffs', 'Camper', '530 FSK|560 FMK|740 RFK', 'caravan', 2013, 24500, 0, 0, 0, 6, 790, 1900],
  ['Carthago', 'c-tourer', 'I 149 LE|T 143 LE', 'fully_integrated', 2014, 108000, 118, 2287, 4, 4, 689, 4250],
  ['Carthago', 'chic e-line', 'I 50|I 51 QB', 'luxury', 2015, 159000, 130, 2998, 4, 4, 760, 5600],
  ['Adria', 'Twin', '600 SPT|640 SLX|Supreme', 'van', 2014, 56900, 103, 2287, 4, 3, 599, 3500],
  ['Adria', 'Coral', 'S 670 SL|XL A 660 SP', 'alcove', 2012, 68900, 103, 2287, 6, 6, 726, 3500],
  ['Adria', 'Altea', '432 PX|542 PK|552 UP', 'caravan', 2014, 19900, 0, 0, 0, 5, 742, 1500],
  ['Fendt', 'Bianco', '390 FH|465 SFB|515 SG', 'caravan', 2013, 25900, 0, 0, 0, 4, 752, 1700],
  ['Hobby', 'De Luxe', '460 UFe|495 UL|540 UL', 'caravan', 2012, 22500, 0, 0, 0, 4, 728, 1600],
  ['Weinsberg', 'CaraCompact', '600 MEG Pepper|640 MEG', 'semi_integrated', 2016, 63900, 103, 2287, 4, 2, 675, 3500],
  ['Weinsberg', 'CaraBus', '540 MQ|600 MQ|630 ME', 'van', 2015, 49900, 103, 2287, 4, 2, 599, 3500],
  ['Pössl', '2Win', 'Plus|R', 'van', 2013, 52900, 103, 2287, 4, 2, 599, 3500],
  ['Laika', 'Kreos', '5009|8010', 'fully_integrated', 2014, 139000, 130, 2998, 4, 4, 799, 5000],
  ['Rimor', 'Evo Sound', '5|77 Plus', 'alcove', 2012, 57900, 103, 2198, 6, 6, 699, 3500],
  ['Niesmann + Bischoff', 'Flair', '830 LE|920 LE', 'luxury', 2013, 239000, 150, 2998, 4, 4, 885, 7490],
];

/** Campers and caravans that dealers in Europe trade. */
export const camperModels: readonly Model[] = rows.map(
  ([make, name, variants, camperType, firstYear, price, power, engine, seats, beds, length, weight]) => ({
    vehicleType: 'Camper',
    make,
    name,
    variants: variants.split('|'),
    silhouette: silhouettes[camperType] ?? 'camper-semi',
    firstYear,
    lastYear: 2030,
    price,
    power,
    engine,
    brandId: null,
    body: null,
    living: { camperType, seats, beds, length, width: camperType === 'van' ? 205 : 232, weight },
  }),
);
