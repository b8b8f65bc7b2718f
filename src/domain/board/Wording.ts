import type { Language } from '../shared/Language';

/** The occasions for which there is a template. */
export const wordings = ['handover', 'confirmation'] as const;

export type Wording = (typeof wordings)[number];

/** The key of the dealer's own wording of a question in the book. */
export const questionKey = (language: Language): string => `question ${language}`;

/** What a template can name. */
export const wordingFields = ['seller', 'vehicle', 'number', 'time', 'day', 'dealer'] as const;

export type WordingValues = Readonly<Record<(typeof wordingFields)[number], string>>;

/** Each field stands for itself, so that a text with these values is a template. */
export const templateValues: WordingValues = {
  seller: '{{seller}}',
  vehicle: '{{vehicle}}',
  number: '{{number}}',
  time: '{{time}}',
  day: '{{day}}',
  dealer: '{{dealer}}',
};

/** The key of the dealer's own template in the book. */
export const wordingKey = (wording: Wording, language: Language): string => `${wording} ${language}`;

/**
 * The template with its fields filled in, without the sentences whose fact is missing (''). Another name in braces stays, so
 * that the dealer sees the mistake.
 */
export function filledWording(template: string, values: WordingValues): string {
  const lines = template.split('\n').map(line => statedPart(line, values));
  const stated = lines.filter(line => line !== null);
  if (stated.length === lines.length) return filled(stated.join('\n'), values);
  const text = filled(stated.join('\n'), values)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  // After a salutation, German goes on with a small letter.
  return lines[0] === null ? text.replace(/^./u, first => first.toLocaleUpperCase()) : text;
}

/** The sentences of a line whose facts are known. Null if it has none. */
function statedPart(line: string, values: WordingValues): string | null {
  const sentences = line.split(/(?<=[.!?]\s+)/);
  const stated = sentences.filter(sentence => !fieldsOf(sentence).some(field => values[field] === ''));
  if (stated.length === sentences.length) return line;
  return stated.length === 0 ? null : stated.join('').trimEnd();
}

const field = /\{\{\s*(\w+)\s*\}\}/g;

const fieldsOf = (text: string) =>
  wordingFields.filter(name => [...text.matchAll(field)].some(([, placeholder]) => placeholder === name));

const filled = (text: string, values: WordingValues): string =>
  text.replace(field, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof WordingValues] : whole,
  );
