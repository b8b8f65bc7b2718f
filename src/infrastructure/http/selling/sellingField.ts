/** Rails names a missing reference without `_id`, and some ids have another name here. */
const otherNames = new Map([
  ['brand', 'brandId'],
  ['invoice_render_template_key', 'renderKeyId'],
  ['invoice_render_template_key_id', 'renderKeyId'],
]);

/** The name used here for a field of a motorbike, an invoice or a template. */
export const sellingField = (key: string): string => otherNames.get(key) ?? camelCase(key);

const camelCase = (key: string): string => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
