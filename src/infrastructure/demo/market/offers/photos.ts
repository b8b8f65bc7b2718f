import type { Photo } from '../../../../domain/offers/OfferDetail';
import type { VehicleType } from '../../../../domain/offers/vehicle/VehicleType';
import type { SellerLanguage } from '../catalogue/languageSpokenIn';
import type { Stock } from '../trading/Stock';
import type { OfferFacts } from './OfferFacts';

/** The colours of the illustrations, with their names in each seller language. */
export const paints = [
  { name: 'red', words: { de: 'Rot', pl: 'czerwony', it: 'rosso', nl: 'rood' } },
  { name: 'blue', words: { de: 'Blau', pl: 'niebieski', it: 'blu', nl: 'blauw' } },
  { name: 'green', words: { de: 'Grün', pl: 'zielony', it: 'verde', nl: 'groen' } },
  { name: 'orange', words: { de: 'Orange', pl: 'pomarańczowy', it: 'arancione', nl: 'oranje' } },
  { name: 'white', words: { de: 'Weiß', pl: 'biały', it: 'bianco', nl: 'wit' } },
  { name: 'silver', words: { de: 'Silber', pl: 'srebrny', it: 'argento', nl: 'zilver' } },
  { name: 'graphite', words: { de: 'Graphit', pl: 'grafitowy', it: 'grafite', nl: 'grafiet' } },
  { name: 'sand', words: { de: 'Sand', pl: 'piaskowy', it: 'sabbia', nl: 'zand' } },
] as const satisfies readonly { readonly name: string; readonly words: Readonly<Record<SellerLanguage, string>> }[];

type Paint = (typeof paints)[number];

/** The size of the illustrations in pixels. */
export const WIDTH = 960;
export const HEIGHT = 720;

const furtherViews: Readonly<Record<VehicleType, readonly string[]>> = {
  Motorbike: ['motorbike-front', 'motorbike-cockpit', 'motorbike-wheel'],
  Camper: ['camper-front', 'camper-interior', 'camper-kitchen'],
  AgriculturalMachine: ['agricultural-front', 'agricultural-cab', 'agricultural-tyre'],
};

export const paintOf = (stock: Stock, index: number): Paint => stock.dice(index).pick('paint', paints);

/** The photos of an offer, the side view first. A few offers have none, and some only one or two. */
export function photosOf(stock: Stock, index: number, { model }: OfferFacts): Photo[] {
  const dice = stock.dice(index);
  if (dice.happens('photos', 0.03)) return [];
  const views = [`${model.silhouette}-side`, ...furtherViews[model.vehicleType]];
  const paint = paintOf(stock, index).name;
  return views.slice(0, Math.min(4, 1 + Math.floor(dice.roll('photos') * 6))).map((view, place) => {
    const address = `${stock.options.photoBase}/demo/photos/${view}-${paint}.svg`;
    return { id: index * 10 + place + 1, address, thumbnail: address, size: { width: WIDTH, height: HEIGHT } };
  });
}
