import type { CustomTypeOptions } from 'i18next';

/** The name of a file in `locales/{language}`. */
export type TextNamespace = keyof CustomTypeOptions['resources'];
