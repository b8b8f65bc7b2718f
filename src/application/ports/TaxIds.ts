import type { CheckedNumber } from '../../domain/selling/checks/CheckedNumber';

/** The check digits of tax numbers. Whether a number was issued is known to the tax offices only. */
export abstract class TaxIds {
  /** Whether the number has the length of its kind and its check digits fit. */
  abstract fits(number: CheckedNumber): boolean;
}
