/**
 * A `mailto:` link. Null if the text is not a plain email address, because other text could set further fields of the
 * email.
 */
export function mailLink(address: string): string | null {
  const plain = address.trim();
  return /^[^\s@?&%]+@[^\s@?&%]+$/.test(plain) ? `mailto:${plain}` : null;
}

/** A `tel:` link. Null if the text contains no dialable number. */
export function phoneLink(number: string): string | null {
  const dialled = number.replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(dialled) ? `tel:${dialled}` : null;
}
