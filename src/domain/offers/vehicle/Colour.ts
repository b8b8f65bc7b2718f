/** The colours and finishes that are translated, with their names in the languages of the sellers. */
const names = {
  black: ['schwarz', 'czarny', 'czarna', 'nero', 'nera', 'zwart'],
  white: ['weiß', 'weiss', 'biały', 'biała', 'bianco', 'bianca', 'wit'],
  grey: ['gray', 'grau', 'szary', 'szara', 'grigio', 'grigia', 'grijs'],
  silver: ['silber', 'srebrny', 'srebrna', 'argento', 'zilver'],
  red: ['rot', 'czerwony', 'czerwona', 'rosso', 'rossa', 'rood'],
  blue: ['blau', 'niebieski', 'niebieska', 'blu', 'blauw'],
  green: ['grün', 'gruen', 'zielony', 'zielona', 'verde', 'groen'],
  yellow: ['gelb', 'żółty', 'żółta', 'giallo', 'gialla', 'geel'],
  orange: ['pomarańczowy', 'pomarańczowa', 'arancione', 'oranje'],
  brown: ['braun', 'brązowy', 'brązowa', 'marrone', 'bruin'],
  beige: ['beżowy', 'beżowa'],
  gold: ['złoty', 'złota', 'oro', 'goud'],
  bronze: ['brąz', 'bronzo', 'brons'],
  purple: ['violett', 'lila', 'fioletowy', 'fioletowa', 'viola', 'paars'],
  pink: ['rosa', 'różowy', 'różowa', 'roze'],
  turquoise: ['türkis', 'turkusowy', 'turkusowa', 'turchese', 'turkoois'],
  graphite: ['graphit', 'grafitowy', 'grafitowa', 'grafite', 'grafiet'],
  anthracite: ['anthrazit', 'antracytowy', 'antracytowa', 'antracite', 'antraciet'],
  sand: ['piaskowy', 'piaskowa', 'sabbia', 'zand'],
  cream: ['creme', 'kremowy', 'kremowa', 'crema', 'crème'],
  multicoloured: ['multicolored', 'mehrfarbig', 'wielokolorowy', 'wielokolorowa', 'multicolore', 'meerkleurig'],
  metallic: ['metalik', 'metallizzato', 'metallizzata', 'metallic'],
  matt: ['matte', 'mat', 'matowy', 'matowa', 'opaco', 'opaca'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Colour = keyof typeof names;

export const colours = Object.keys(names) as readonly Colour[];

const colourOf = new Map<string, Colour>(
  colours.flatMap(colour => [colour, ...names[colour]].map(name => [name, colour] as const)),
);

/**
 * A seller's colour, such as 'Rot/Schwarz' or 'blu', with each word replaced by its translation. Unchanged if it contains
 * an unknown word, because half a translation is worse than none.
 */
export function translatedColour(stated: string, translation: (colour: Colour) => string): string {
  const words = stated.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.some(word => !colourOf.has(word.toLowerCase()))) return stated;
  const text = stated.replace(/\p{L}+/gu, word => translation(colourOf.get(word.toLowerCase())!));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
