import type { CustomTypeOptions } from 'i18next';

/** A file of `locales/{language}`. */
export type TextNamespace = keyof CustomTypeOptions['resources'];
