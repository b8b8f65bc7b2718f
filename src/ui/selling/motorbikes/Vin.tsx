import type { Motorbike } from '../../../domain/selling/motorbikes/Motorbike';

/** The VIN of a motorbike. Motorbikes of the same model differ in it alone. */
export function Vin({ of: { vin } }: { readonly of: Pick<Motorbike, 'vin'> }) {
  return <span translate="no">{vin || '–'}</span>;
}
