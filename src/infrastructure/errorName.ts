/** The name without the message, which could contain data. A DOMException is not an Error in every environment. */
export function errorName(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown';
}

export const namedError = (name: string): Error => Object.assign(new Error(), { name });
