import type { PaperLanguage } from '../../../../domain/board/PaperLanguage';
import { dutchWords } from './dutchWords';
import { englishWords } from './englishWords';
import { germanWords } from './germanWords';
import type { HandoverWords } from './HandoverWords';
import { italianWords } from './italianWords';
import { polishWords } from './polishWords';

/** The words of a record on paper, and of its lines on the screen. They are no texts of the app, because sellers speak more languages than it. */
export const wordsByLanguage: Readonly<Record<PaperLanguage, HandoverWords>> = {
  de: germanWords,
  pl: polishWords,
  en: englishWords,
  it: italianWords,
  nl: dutchWords,
};
