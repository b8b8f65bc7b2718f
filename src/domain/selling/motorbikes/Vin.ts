type VinHint = 'letters' | 'length';

const LENGTH = 17;

const bareVin = (vin: string): string => vin.replace(/\s+/g, '');

/** However it is spelt; one that is missing is nobody's. */
export const isSameVin = (one: string, other: string): boolean =>
  bareVin(one) !== '' && bareVin(one).toUpperCase() === bareVin(other).toUpperCase();

/** What looks wrong with a vehicle identification number; a hint and no rule, since old vehicles have other ones. */
export function vinHint(vin: string): VinHint | null {
  const bare = bareVin(vin);
  if (bare === '') return null;
  // I, O and Q are never used: they would be read as 1 and 0.
  if (!/^[A-HJ-NPR-Z\d]*$/i.test(bare)) return 'letters';
  return bare.length === LENGTH ? null : 'length';
}
