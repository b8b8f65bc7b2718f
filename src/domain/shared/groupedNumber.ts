/** Groups thousands with no-break spaces, in every language. */
export function groupedNumber(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
