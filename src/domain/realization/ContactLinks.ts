/** What a mail program opens; null where the text is no plain address, which could carry orders to that program. */
export function mailLink(address: string): string | null {
  const plain = address.trim();
  return /^[^\s@?&%]+@[^\s@?&%]+$/.test(plain) ? `mailto:${plain}` : null;
}

/** What a phone dials; null where nothing of the text can be dialled. */
export function phoneLink(number: string): string | null {
  const dialled = number.replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(dialled) ? `tel:${dialled}` : null;
}
