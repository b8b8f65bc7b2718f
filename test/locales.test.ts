import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import ts from 'typescript';
import { type Language, languages } from '../src/domain/shared/Language';

type Texts = ReadonlyMap<string, string>;
type Tree = { readonly [key: string]: string | Tree };

const root = path.join(__dirname, '..');
const folderOf = (language: Language): string => path.join(root, 'locales', language);
const filesOf = (language: Language): string[] =>
  readdirSync(folderOf(language))
    .filter(file => file.endsWith('.json'))
    .sort();

const treeOf = (language: Language, file: string): Tree =>
  JSON.parse(readFileSync(path.join(folderOf(language), file), 'utf8')) as Tree;

const leavesOf = (tree: Tree, prefix: string): (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : leavesOf(value, `${prefix}${key}.`),
  );

/** Every text of a language by `namespace:path`. */
const textsOf = (language: Language): Texts =>
  new Map(filesOf(language).flatMap(file => leavesOf(treeOf(language, file), file.replace('.json', ':'))));

const texts: Readonly<Record<Language, Texts>> = { de: textsOf('de'), pl: textsOf('pl'), en: textsOf('en') };

const baseOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const bases = [...new Set([...texts.en.keys()].map(baseOf))];

const formsOf = (language: Language, base: string): string[] => {
  if (texts.en.has(base)) return [base];
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.map(category => `${base}_${category}`);
};

const parametersOf = (language: Language, key: string): string[] =>
  [...(texts[language].get(key) ?? '').matchAll(/\{\{(\w+)\}\}|<\/?\w+>/g)].map(match => match[0]).sort();

const wrong = (language: Language, pattern: RegExp): string[] =>
  [...texts[language]].filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`);

const wordsOf = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');

/** Texts that may equal the English ones, each group for its own reason. */
const ownNames = ['navigation:languages.de', 'navigation:languages.pl', 'navigation:languages.en'];
const signs = [...texts.en.keys()].filter(key =>
  /^((shared|offersVehicle):units\.(?!kilowatts)|offersFinding:short\.byColumn)/.test(key),
);
/** The specification gives their words for every language. */
const literals = ['shared:crash'];
const abbreviations = [
  'offersTable:columns.mileage',
  'settings:fields.iban',
  'offersVehicle:facts.abs',
  'offersVehicle:options.originCountry.usa',
];
const sameWords = {
  de: [
    'bidding:refusal.details',
    'board:columns.transport',
    'boardHandover:signature.name',
    'boardPickup:tour',
    'clients:columns.name',
    'offers:details',
    'offersTable:columns.age',
    ...['orange', 'beige', 'gold', 'bronze', 'sand', 'metallic', 'matt'].map(
      word => `offersVehicle:options.color.${word}`,
    ),
    'offersVehicle:types.Camper',
    ...['PT'].map(code => `sharedCountries:names.${code}`),
    'settingsTrading:bidding.budget',
    'valuation:lines.transport',
    'search:name',
  ],
  pl: [
    'board:columns.transport',
    'navigationKeys:ctrl',
    'offersTable:columns.age',
    'offersFilters:fields.model',
    'offersVehicle:facts.model',
    'offersVehicle:facts.vin',
    'offersVehicle:options.originCountry.austria',
    ...['AT', 'EE'].map(code => `sharedCountries:names.${code}`),
    ...['25%', '50%', '75%'].map(tread => `offersVehicle:options.tire.${tread}`),
    'sellingInvoices:motorbikes.model',
    'sellingInvoices:vin.label',
    'sellingInvoices:invoice.vatOptions.standard23',
    'sellingInvoices:invoice.vatOptions.reduced10',
    'sellingInvoices:invoice.vatOptions.reduced5',
    'valuation:lines.transport',
  ],
} as const;

test('the folders of texts are exactly the languages of the app', () => {
  expect(readdirSync(path.join(root, 'locales')).sort()).toEqual([...languages].sort());
});

const featureFolders = ['src/ui', 'src/ui/selling'].flatMap(folder =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? entry.name : [],
  ),
);

test.each(filesOf('en'))('%s is named after a feature, or after a feature and the part that loads later', file => {
  const [feature] = file.split(/[A-Z.]/);
  expect(featureFolders).toContain(feature);
});

describe.each(['de', 'pl'] as const)('the translation into %s', language => {
  test('has the same files as English', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  test('differs from English except for words that are the same', () => {
    const asEnglish = [...texts[language]].filter(([key, text]) => text === texts.en.get(key)).map(([key]) => key);
    expect(asEnglish.sort()).toEqual(
      [...ownNames, ...signs, ...literals, ...abbreviations, ...sameWords[language]].sort(),
    );
  });
});

describe.each(languages)('the texts in %s', language => {
  test('contain exactly the English texts, in every plural form of the language', () => {
    const forms = bases.flatMap(base => formsOf(language, base));
    expect([...texts[language].keys()].sort()).toEqual(forms.sort());
  });

  test('write each space that does not break, and each sign without a width, as an escape', () => {
    const files = filesOf(language).map(file => readFileSync(path.join(folderOf(language), file), 'utf8'));
    expect(files.flatMap(text => text.split('\n').filter(line => /[^\S \n]|\p{Cf}/u.test(line)))).toEqual([]);
  });

  test('use the English parameters in every plural form', () => {
    const parameters = bases.flatMap(base => formsOf(language, base).map(form => [form, parametersOf(language, form)]));
    const expected = bases.flatMap(base =>
      formsOf(language, base).map(form => [form, parametersOf('en', formsOf('en', base).at(-1)!)]),
    );
    expect(parameters).toEqual(expected);
  });

  test('have no misspelt parameter', () => {
    const leftOver = [...texts[language]].filter(([, text]) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, '')));
    expect(leftOver).toEqual([]);
  });

  test('have no empty text, extra space or straight quotation mark', () => {
    expect(wrong(language, /^$|^\s|\s$|\s\s|["']/)).toEqual([]);
  });

  test('keep a number and its unit on one line', () => {
    const units =
      'Byte|bytes|B|kB|MB|km|kW|cm³?|kg|h|€|T|Std\\.|Min\\.|Tage|Stunden|Jahre|d|godz\\.|min|dni|godzin|lat|days|hours|years';
    expect(wrong(language, new RegExp(`[\\d}] (${units})(?!\\p{L})`, 'u'))).toEqual([]);
  });

  test('name the periods of a bid and of a purchase', () => {
    expect(texts[language].get('bidding:review.binding')).toMatch(/(?<!\d)14\u00a0/);
    expect(texts[language].get('bidding:handover')).toMatch(/(?<!\d)48\u00a0/);
  });

  test('link to the registration in the language', () => {
    expect(texts[language].get('session:registerAddress')).toContain(`/${language}/`);
  });
});

const ofSelling = /^(clients|selling|sellingInvoices):/;

test('English uses three dots on the selling screens and an ellipsis elsewhere', () => {
  const dotted = (pattern: RegExp): string[] => wrong('en', pattern).filter(line => !ofSelling.test(line));
  expect(dotted(/\.\.\./)).toEqual([]);
  expect(wrong('en', /…/).filter(line => ofSelling.test(line))).toEqual([]);
});

test.each(languages)('%s has one word for a bid that waits for the seller', language => {
  const keys = ['offers:contract.waiting', 'offersDetails:ownBids.waiting', 'biddingBets:groups.sellerDecides'];
  expect(new Set(keys.map(key => texts[language].get(key))).size).toBe(1);
});

test('German puts a space before an ellipsis, and Polish does not', () => {
  expect(wrong('de', /\.\.\.|\S…/)).toEqual([]);
  expect(wrong('pl', /\.\.\.|\s…/)).toEqual([]);
});

test.each(languages)('the %s message about a changed password contains the label of the new password', language => {
  expect(texts[language].get('sessionPasswords:saved')).toContain(texts[language].get('sessionPasswords:new'));
});

test.each([
  ['en', ['fixed price', 'half-\\p{L}+']],
  ['de', ['Festpreis\\p{L}*', 'Fahrzeugwelt\\p{L}*', 'Anschrift', 'PLZ', 'Serviceheft', 'Kommentar\\p{L}*']],
  [
    'pl',
    ['stał\\p{L} cen\\p{L}', 'wsparci\\p{L}*', 'polubion\\p{L}*', 'czynności', 'sprzedawc\\p{L}', 'odnośnik\\p{L}*'],
  ],
] as const)('the %s texts use one term for one thing', (language, replaced) => {
  expect(wrong(language, wordsOf(...replaced))).toEqual([]);
});

test('Polish always quotes the name of „kup teraz” inside a sentence', () => {
  expect(wrong('pl', /(?<!„)kup teraz/u)).toEqual([]);
});

test('German uses formal speech and German quotation marks', () => {
  expect(wrong('de', wordsOf('du', 'dich', 'dir', 'dein\\p{L}*', 'euch', 'eue?r(?!o)\\p{L}*'))).toEqual([]);
  expect(wrong('de', /[”‘’«»]/)).toEqual([]);
});

test('Polish speaks to the dealer directly, with a capital "Twój", and uses Polish quotation marks', () => {
  expect(wrong('pl', wordsOf('prosimy', 'prosz\\p{L}+', 'państw\\p{L}*', 'pan\\p{L}?'))).toEqual([]);
  expect(wrong('pl', /(?<!\p{L})(ty|ciebie|cię|ci|tobie|tobą|tw(ój|oj)\p{L}*)(?!\p{L})/u)).toEqual([]);
  expect(wrong('pl', /[“‘’«»]/)).toEqual([]);
});

test('a percent sign follows its number with a no-break space in German, and directly in Polish and English', () => {
  expect(wrong('de', /[\d}]%|[\d}] %/)).toEqual([]);
  for (const language of ['pl', 'en'] as const) expect(wrong(language, /[\d}]\s%/)).toEqual([]);
});

test.each([
  [0, '0 ogłoszeń'],
  [1, '1 ogłoszenie'],
  [2, '2 ogłoszenia'],
  [5, '5 ogłoszeń'],
  [12, '12 ogłoszeń'],
  [22, '22 ogłoszenia'],
  [101, '101 ogłoszeń'],
  [1.5, '1.5 ogłoszenia'],
])('Polish uses the right plural form for %d offers', async (count, words) => {
  const polish = createInstance();
  await polish.init({ lng: 'pl', resources: { pl: { offers: treeOf('pl', 'offers.json') } } });
  expect(polish.getFixedT('pl', 'offers')('count', { count, number: count })).toBe(words);
});

test('a view, or the page itself, uses every English text', () => {
  const page = readFileSync(path.join(root, 'src/ui/index.html'), 'utf8');
  const views = readdirSync(path.join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => askedIn(path.join(root, 'src/ui', file)));

  const isAskedFor = (key: string): boolean => {
    const [namespace = '', name = ''] = key.split(':');
    if (namespace === 'sharedPage') return page.includes(`<%= ${name} %>`);
    return views.some(view => asks(view, key) || (view.strings.has(namespace) && asks(view, name)));
  };
  expect(bases.filter(key => !isAskedFor(key))).toEqual([]);
});

interface Asked {
  readonly strings: ReadonlySet<string>;
  /** The patterns of template literals: each substitution matches one segment of a key. */
  readonly patterns: readonly RegExp[];
}

const asks = ({ strings, patterns }: Asked, key: string): boolean =>
  strings.has(key) || patterns.some(pattern => pattern.test(key));

function askedIn(file: string): Asked {
  const strings = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    // A substitution right after the namespace would match every key; its values are strings in the same file.
    if (ts.isTemplateExpression(node) && /\w\./.test(node.head.text)) patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return { strings, patterns };
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^.:]+')}$`);
}
