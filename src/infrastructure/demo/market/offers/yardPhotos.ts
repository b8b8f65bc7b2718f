import type { OfferDetail, Photo } from '../../../../domain/offers/OfferDetail';
import type { Vehicle } from '../../../../domain/offers/vehicle/Vehicle';
import type { Stock } from '../trading/Stock';
import type { OfferDice } from './OfferDice';
import { HEIGHT, WIDTH } from './photos';
import { VIN_SIGNS } from './vehicleOf';

const views = ['instruments', 'typePlate'] as const;

type View = (typeof views)[number];

/** The ids of the other photos of an offer end with lower digits. */
const FIRST_ID = 8;

/** Deals of one dealer are every third offer. Of so many, one vehicle is as its offer says. */
const ONE_TRUE_OF = 5;

/**
 * What the dealer sees at the yard, so that a handover can be tried: the instruments and the type plate of a vehicle. Most
 * vehicles have another mileage or another VIN than their offer states.
 */
export function yardPhotos(stock: Stock, index: number, { vehicle }: OfferDetail): readonly Photo[] {
  if (vehicle === null) return [];
  const turn = Math.floor(index / 3) % ONE_TRUE_OF;
  const preferred: View = turn % 2 === 0 ? 'instruments' : 'typePlate';
  const stated: Readonly<Record<View, string | null>> = {
    instruments: readingOf(vehicle, 0),
    typePlate: vehicle.vin ?? null,
  };
  const wrong = stated[preferred] === null ? views.find(view => stated[view] !== null) : preferred;
  const dice = stock.dice(index);
  const shown: typeof stated =
    turn === ONE_TRUE_OF - 1
      ? stated
      : {
          instruments:
            wrong === 'instruments' ? readingOf(vehicle, dice.between('noise', 3, 90) * 100) : stated.instruments,
          typePlate: wrong === 'typePlate' ? misread(dice, vehicle.vin ?? '') : stated.typePlate,
        };
  return views.flatMap((view, place) => {
    const text = shown[view];
    if (text === null) return [];
    const address = `data:image/svg+xml,${encodeURIComponent(drawings[view](text))}`;
    return [{ id: index * 10 + FIRST_ID + place, address, thumbnail: address, size: { width: WIDTH, height: HEIGHT } }];
  });
}

function readingOf({ totalMileage, operatingHours }: Vehicle, more: number): string | null {
  const reading = operatingHours ?? totalMileage ?? null;
  return reading === null ? null : `${reading + more} ${operatingHours === undefined ? 'km' : 'h'}`;
}

/** The VIN with another sign behind the code of the maker. */
function misread(dice: OfferDice, vin: string): string {
  const place = dice.between('vin', 3, vin.length - 1);
  const sign = VIN_SIGNS[(VIN_SIGNS.indexOf(vin.charAt(place)) + 1) % VIN_SIGNS.length];
  return vin.slice(0, place) + sign + vin.slice(place + 1);
}

const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="monospace" text-anchor="middle">${content}</svg>`;

const drawings: Readonly<Record<View, (text: string) => string>> = {
  instruments: text =>
    drawing(
      `<path fill="#23282d" d="M0 0h960v720H0z"/><circle cx="480" cy="330" r="290" fill="#101316" stroke="#8a9299" stroke-width="14"/><circle cx="480" cy="330" r="236" fill="none" stroke="#dfe4e8" stroke-width="18" stroke-dasharray="4 57.8"/><path d="M480 330L318 190" stroke="#d8402f" stroke-width="12" stroke-linecap="round"/><circle cx="480" cy="330" r="26" fill="#3a4147"/><rect x="270" y="400" width="420" height="110" rx="12" fill="#b9c7a4"/><text x="480" y="478" font-size="66" fill="#14180f">${text}</text>`,
    ),
  typePlate: text =>
    drawing(
      `<path fill="#3d4650" d="M0 0h960v720H0z"/><rect x="60" y="190" width="840" height="340" rx="18" fill="#c9ced3" stroke="#7d858c" stroke-width="8"/><g fill="#6b737a"><circle cx="96" cy="226" r="14"/><circle cx="864" cy="226" r="14"/><circle cx="96" cy="494" r="14"/><circle cx="864" cy="494" r="14"/></g><path d="M150 270h380M150 440h660M150 480h460" stroke="#8d959c" stroke-width="14"/><text x="480" y="382" font-size="70" fill="#16191c">${text}</text>`,
    ),
};
