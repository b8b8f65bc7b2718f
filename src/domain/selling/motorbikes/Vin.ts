import { withoutInvisible } from '../../shared/TypedNumber';

type VinHint = 'letters' | 'length';

const LENGTH = 17;

const bareVin = (vin: string): string => withoutInvisible(vin).replace(/\s/g, '');

/** Compares two VINs without case and whitespace. An empty VIN equals no other. */
export const isSameVin = (one: string, other: string): boolean =>
  bareVin(one) !== '' && bareVin(one).toUpperCase() === bareVin(other).toUpperCase();

/** A possible mistake in a VIN. It is only a hint, because old vehicles have other formats. */
export function vinHint(vin: string): VinHint | null {
  const bare = bareVin(vin);
  if (bare === '') return null;
  // A VIN never contains I, O or Q, because they look like 1 and 0.
  if (!/^[A-HJ-NPR-Z\d]*$/i.test(bare)) return 'letters';
  return bare.length === LENGTH ? null : 'length';
}
