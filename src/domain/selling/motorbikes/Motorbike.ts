import { withoutInvisible } from '../../shared/TypedNumber';
import { visibleText } from '../../shared/visibleText';

export type MotorbikeId = number & { readonly __motorbikeId: unique symbol };
export type BrandId = number & { readonly __brandId: unique symbol };

export interface Brand {
  readonly id: BrandId;
  /** '' if the server sends none. */
  readonly name: string;
}

export interface Motorbike {
  readonly id: MotorbikeId;
  readonly model: string;
  /** 0 if the server sends none. */
  readonly brandId: BrandId;
  /** '' if the server sends none. */
  readonly brandName: string;
  /** '' if there is none. */
  readonly vin: string;
}

export interface MotorbikeForm {
  readonly model: string;
  /** 0 if no brand is chosen. */
  readonly brandId: number;
  readonly vin: string;
}

/** The data of a motorbike to send. */
export interface NewMotorbike {
  readonly model: string;
  readonly brandId: BrandId;
  readonly vin: string;
}

export const emptyMotorbikeForm: MotorbikeForm = { model: '', brandId: 0, vin: '' };

export const motorbikeFormOf = ({ model, brandId, vin }: Motorbike): MotorbikeForm => ({ model, brandId, vin });

/** Null if the model or the brand is missing. */
export function newMotorbike({ model, brandId, vin }: MotorbikeForm): NewMotorbike | null {
  const trimmed = model.trim();
  if (trimmed === '' || brandId === 0) return null;
  return { model: trimmed, brandId: brandId as BrandId, vin: vin.trim() };
}

/** The server lacks the model or the brand, so the motorbike has to be completed. */
export const isIncompleteMotorbike = (motorbike: Motorbike): boolean =>
  newMotorbike(motorbikeFormOf(motorbike)) === null;

export const isSameMotorbike = (one: NewMotorbike, other: NewMotorbike): boolean =>
  one.model === other.model && one.brandId === other.brandId && one.vin === other.vin;

/** Null if neither `brands` nor the motorbike contains a name. */
export const brandNameOf = ({ brandId, brandName }: Motorbike, brands: readonly Brand[]): string | null =>
  brands.find(({ id }) => id === brandId)?.name.trim() || brandName.trim() || null;

/** The brand, the model and the VIN, because motorbikes of the same model differ in the VIN alone. */
export const motorbikeName = ({ model, vin }: Motorbike, brand: string): string =>
  [brand, model, vin].map(visibleText).filter(Boolean).join(' ');

type VinHint = 'letters' | 'length';

const LENGTH = 17;

const bareVin = (vin: string): string => withoutInvisible(vin).replace(/\s/g, '');

/** Without case and whitespace. '' if there is none. */
export const comparableVin = (vin: string): string => bareVin(vin).toUpperCase();

/** An empty VIN equals no other. */
export const isSameVin = (one: string, other: string): boolean =>
  comparableVin(one) !== '' && comparableVin(one) === comparableVin(other);

/** A possible mistake in a VIN. It is only a hint, because old vehicles have other formats. */
export function vinHint(vin: string): VinHint | null {
  const bare = bareVin(vin);
  if (bare === '') return null;
  // A VIN never contains I, O or Q, because they look like 1 and 0.
  if (!/^[A-HJ-NPR-Z\d]*$/i.test(bare)) return 'letters';
  return bare.length === LENGTH ? null : 'length';
}
