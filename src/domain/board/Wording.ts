import type { Language } from '../shared/Language';

/** The occasions for which there is a template. */
export const wordings = ['handover', 'confirmation'] as const;

export type Wording = (typeof wordings)[number];

/** What a template can name. */
export const wordingFields = ['seller', 'vehicle', 'number', 'time', 'dealer'] as const;

export type WordingValues = Readonly<Record<(typeof wordingFields)[number], string>>;

/** Each field stands for itself, so that a text with these values is a template. */
export const templateValues: WordingValues = {
  seller: '{{seller}}',
  vehicle: '{{vehicle}}',
  number: '{{number}}',
  time: '{{time}}',
  dealer: '{{dealer}}',
};

/** The key of the dealer's own template in the book. */
export const wordingKey = (wording: Wording, language: Language): string => `${wording} ${language}`;

/** The template with its fields filled in. Another name in braces stays, so that the dealer sees the mistake. */
export const filledWording = (template: string, values: WordingValues): string =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof WordingValues] : whole,
  );
