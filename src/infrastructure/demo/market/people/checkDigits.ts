/** The check digit of a German VAT id, by its first eight digits: ISO 7064, MOD 11,10. */
export function germanCheckDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}

/** The check digit of a NIP, by its first nine digits. 10 means that there is no such NIP. */
export const nipCheckDigit = (digits: string): number =>
  [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;

/** Checks the format and the two check digits (ISO 13616). Spaces are ignored. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
