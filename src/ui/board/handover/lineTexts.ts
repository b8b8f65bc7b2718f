import type { PaperLanguage } from '../../../domain/board/PaperLanguage';
import { checkOf, differingLines, type Handover } from '../../../domain/handover/Handover';
import type { LineKey, StatedValue } from '../../../domain/handover/Statement';
import { formatIn } from '../../shared/texts/useFormat';
import type { CheckedFact } from './words/HandoverWords';
import { wordsByLanguage } from './words/wordsByLanguage';

/** The units that are the same in each language. */
const units: Partial<Record<LineKey, string>> = { totalMileage: 'km', operatingHours: 'h' };

/** The names and values of lines in a language. */
export function lineTexts(language: PaperLanguage) {
  const words = wordsByLanguage[language];
  const { number, calendarDate } = formatIn(language);
  const factOf = (key: LineKey) => (key.startsWith('remark ') ? 'remark' : (key as CheckedFact));
  /** A key that a later version has written is its own name. */
  const nameOf = (key: LineKey): string => words.facts[factOf(key)] ?? key;
  const valueOf = (key: LineKey, value: StatedValue): string => {
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') return units[key] ? `${number(value)}\u00a0${units[key]}` : String(value);
    if (key === 'firstRegistration') return registration(value, calendarDate);
    if (value === 'bad' && (key === 'frontTire' || key === 'rearTire')) return words.wornTyre;
    return key.startsWith('remark ') ? value : (words.values[value] ?? value);
  };
  return {
    nameOf,
    valueOf,
    /** 'Mileage: 38 200 km', or only the name of what is not stated. */
    headingOf: (key: LineKey, value: StatedValue | null): string =>
      value === null ? nameOf(key) : `${nameOf(key)}: ${valueOf(key, value)}`,
  };
}

/** A month is shown as it is written on papers, such as 04/2019. */
function registration(value: string, calendarDate: (text: string) => string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/.exec(value) ?? [];
  if (year === undefined || month === undefined) return value;
  return day === undefined ? `${month}/${year}` : calendarDate(`${year}-${month}-${day}`);
}

/** What differs, a line each, for a message. */
export function differenceLines(handover: Handover, language: PaperLanguage): readonly string[] {
  const { headingOf } = lineTexts(language);
  const { foundOut, states } = wordsByLanguage[language];
  return differingLines(handover).map(({ key, value }) => {
    const { found, remark } = checkOf(handover, key);
    const said = [found, remark].map(text => text.trim()).filter(text => text !== '');
    return `- ${headingOf(key, value)}. ${foundOut}: ${said.join(', ') || states.differs}`;
  });
}
