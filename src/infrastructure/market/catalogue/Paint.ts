import type { SellerLanguage } from './SellerLanguage';

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

export type Paint = (typeof paints)[number];
