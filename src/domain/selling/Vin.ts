type VinHint = 'letters' | 'length';

const LENGTH = 17;

/** What looks wrong with a vehicle identification number; a hint and no rule, since old vehicles have other ones. */
export function vinHint(vin: string): VinHint | null {
  const bare = vin.replace(/\s+/g, '');
  if (bare === '') return null;
  // I, O and Q are never used: they would be read as 1 and 0.
  if (!/^[A-HJ-NPR-Z\d]*$/i.test(bare)) return 'letters';
  return bare.length === LENGTH ? null : 'length';
}
