import type { Language } from '../../shared/Language';

/** In watts. PS and KM are metric horsepower, hp is the imperial one. */
const unit: Readonly<Record<Language, number>> = { de: 735.49875, pl: 735.49875, en: 745.69987 };

/** The power in the horsepower that a reader of the language knows, rounded to whole ones. */
export const horsepower = (kilowatts: number, language: Language): number =>
  Math.round((kilowatts * 1000) / unit[language]);
