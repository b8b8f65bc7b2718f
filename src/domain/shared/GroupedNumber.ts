/** A whole number with its thousands set apart by no-break spaces, the same in every language. */
export function groupedNumber(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
