import { distanceBetween, type Position } from './Distance';

export type TownCountry = 'DE' | 'PL' | 'AT' | 'IT' | 'NL';

/** The coordinates of the town centre in degrees. */
export interface Town extends Position {
  readonly countryCode: TownCountry;
  readonly name: string;
  readonly zipCode: string;
}

type Row = readonly [name: string, zipCode: string, latitude: number, longitude: number];

/** The largest towns of a country come first. */
const rows: Readonly<Record<TownCountry, readonly Row[]>> = {
  DE: [
    ['Berlin', '10115', 52.532, 13.385],
    ['Hamburg', '20095', 53.551, 10.001],
    ['München', '80331', 48.137, 11.573],
    ['Köln', '50667', 50.938, 6.957],
    ['Frankfurt am Main', '60311', 50.111, 8.683],
    ['Stuttgart', '70173', 48.78, 9.179],
    ['Düsseldorf', '40213', 51.226, 6.773],
    ['Leipzig', '04109', 51.34, 12.372],
    ['Dresden', '01067', 51.056, 13.727],
    ['Hannover', '30159', 52.373, 9.736],
    ['Nürnberg', '90402', 49.448, 11.081],
    ['Bremen', '28195', 53.079, 8.808],
    ['Dortmund', '44135', 51.514, 7.466],
    ['Freiburg im Breisgau', '79098', 47.997, 7.851],
    ['Ulm', '89073', 48.4, 9.994],
    ['Kassel', '34117', 51.316, 9.494],
    ['Erfurt', '99084', 50.978, 11.029],
    ['Rostock', '18055', 54.089, 12.14],
    ['Regensburg', '93047', 49.018, 12.096],
    ['Saarbrücken', '66111', 49.234, 6.994],
    ['Magdeburg', '39104', 52.127, 11.637],
    ['Münster', '48143', 51.961, 7.625],
    ['Augsburg', '86150', 48.366, 10.893],
    ['Kiel', '24103', 54.321, 10.135],
    ['Würzburg', '97070', 49.794, 9.933],
    ['Oldenburg', '26122', 53.141, 8.214],
    ['Bautzen', '02625', 51.181, 14.428],
    ['Landshut', '84028', 48.537, 12.151],
    ['Ravensburg', '88212', 47.782, 9.612],
    ['Cloppenburg', '49661', 52.847, 8.045],
    ['Straubing', '94315', 48.881, 12.569],
  ],
  PL: [
    ['Warszawa', '00-001', 52.23, 21.012],
    ['Kraków', '31-042', 50.062, 19.94],
    ['Wrocław', '50-101', 51.11, 17.032],
    ['Poznań', '61-772', 52.408, 16.934],
    ['Gdańsk', '80-831', 54.349, 18.653],
    ['Łódź', '90-001', 51.765, 19.457],
    ['Szczecin', '70-561', 53.428, 14.553],
    ['Lublin', '20-109', 51.248, 22.568],
    ['Katowice', '40-001', 50.259, 19.022],
    ['Białystok', '15-062', 53.132, 23.159],
    ['Rzeszów', '35-001', 50.037, 22.005],
    ['Bydgoszcz', '85-001', 53.123, 18.008],
    ['Olsztyn', '10-001', 53.778, 20.48],
    ['Opole', '45-018', 50.668, 17.922],
    ['Zielona Góra', '65-001', 51.938, 15.506],
    ['Toruń', '87-100', 53.01, 18.604],
    ['Kielce', '25-001', 50.87, 20.628],
  ],
  AT: [
    ['Wien', '1010', 48.208, 16.373],
    ['Graz', '8010', 47.07, 15.44],
    ['Linz', '4020', 48.306, 14.286],
    ['Salzburg', '5020', 47.8, 13.045],
    ['Innsbruck', '6020', 47.268, 11.393],
    ['Klagenfurt', '9020', 46.624, 14.308],
    ['Villach', '9500', 46.614, 13.846],
    ['Wels', '4600', 48.157, 14.024],
    ['St. Pölten', '3100', 48.204, 15.627],
    ['Dornbirn', '6850', 47.414, 9.742],
    ['Steyr', '4400', 48.038, 14.421],
  ],
  IT: [
    ['Milano', '20121', 45.472, 9.188],
    ['Torino', '10121', 45.069, 7.682],
    ['Bologna', '40121', 44.497, 11.342],
    ['Verona', '37121', 45.441, 10.994],
    ['Bolzano', '39100', 46.498, 11.355],
    ['Brescia', '25121', 45.538, 10.22],
    ['Padova', '35121', 45.407, 11.876],
    ['Firenze', '50122', 43.769, 11.256],
    ['Roma', '00184', 41.895, 12.493],
    ['Trento', '38122', 46.067, 11.121],
    ['Modena', '41121', 44.647, 10.925],
    ['Udine', '33100', 46.063, 13.235],
    ['Parma', '43121', 44.801, 10.328],
    ['Ancona', '60121', 43.617, 13.519],
  ],
  NL: [
    ['Amsterdam', '1012 JS', 52.374, 4.897],
    ['Rotterdam', '3011 AD', 51.923, 4.481],
    ['Utrecht', '3511 LN', 52.091, 5.122],
    ['Eindhoven', '5611 EM', 51.438, 5.478],
    ['Groningen', '9711 LM', 53.217, 6.567],
    ['Zwolle', '8011 PK', 52.512, 6.094],
    ['Arnhem', '6811 DA', 51.984, 5.911],
    ['Breda', '4811 XS', 51.588, 4.776],
    ['Leeuwarden', '8911 DH', 53.201, 5.799],
    ['Maastricht', '6211 CM', 50.849, 5.689],
    ['Enschede', '7511 HN', 52.219, 6.895],
  ],
};

export const townCountries: readonly TownCountry[] = ['DE', 'PL', 'AT', 'IT', 'NL'];

export const towns: readonly Town[] = townCountries.flatMap(countryCode =>
  rows[countryCode].map(([name, zipCode, latitude, longitude]) => ({
    countryCode,
    name,
    zipCode,
    latitude,
    longitude,
  })),
);

/** Degrees of longitude that a letter takes on a map that is a thousand pixels wide. */
const LETTER = 0.32;

const overlaps = (one: Town, other: Town): boolean =>
  Math.abs(one.latitude - other.latitude) < 0.5 &&
  Math.abs(one.longitude - other.longitude) < ((one.name.length + other.name.length + 2) / 2) * LETTER;

/** The towns whose names have room on a map beside those before them. */
export const namedTowns: readonly Town[] = towns.reduce<readonly Town[]>(
  (named, town) => (named.some(other => overlaps(other, town)) ? named : [...named, town]),
  [],
);

/** The town that is closest to a position. */
export const closestTown = (position: Position): Town =>
  towns.reduce((one, other) => (distanceBetween(position, other) < distanceBetween(position, one) ? other : one));
