/** `en` alone would format dates and numbers as in the United States. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
