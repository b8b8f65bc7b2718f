import type { Stock } from './trading/Stock';

/** The address of a sample document of the demo. */
export const demoDocument = ({ options }: Stock, name: 'contract' | 'invoice' | 'vehicle-data'): string =>
  `${options.photoBase}/demo/documents/${name}.pdf`;
