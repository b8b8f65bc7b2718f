/** English here is the English of Europe. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
