/**
 * A `mailto:` link. Null if the text is not a plain email address, because other text could set further fields of the
 * email.
 */
export function mailLink(address: string): string | null {
  const plain = address.trim();
  return /^[^\s@?&%]+@[^\s@?&%]+$/.test(plain) ? `mailto:${plain}` : null;
}

/**
 * A `tel:` link. Null if the text contains no dialable number, or more digits than the 15 of the longest one (E.164),
 * because it contains several numbers then.
 */
export function phoneLink(number: string): string | null {
  // In '+49 (0) 89 …', the zero is dialled only within the country.
  const international = number.replace(/^(\s*(?:\+|00)[\d\s]+)\(0\)/, '$1');
  const dialled = international.replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : null;
}

export const MAP_SITE = 'https://www.openstreetmap.org';

/** The address of a map that searches for a place. */
export const mapSearch = (place: string): string => `${MAP_SITE}/search?${new URLSearchParams({ query: place })}`;
