import type { Failure } from '../../../../domain/shared/Failure';
import { decimalSign, type Language } from '../../../../domain/shared/Language';
import { type Money, moneyText } from '../../../../domain/shared/Money';
import { failed, type Result } from '../../../../domain/shared/Result';
import { type Refusal, refusalTexts } from '../catalogue/refusalTexts';

interface RefusalDetails {
  /** 422 by default. */
  readonly status?: number;
  /** The field that the refusal concerns, if any. */
  readonly field?: string;
  readonly amount?: Money;
}

/** A refusal of the market in the dealer's language. */
export function refused(
  refusal: Refusal,
  language: Language,
  { status = 422, field, amount }: RefusalDetails = {},
): Result<never, Failure> {
  const money = amount === undefined ? '' : moneyText(amount, decimalSign(language));
  const message = refusalTexts[refusal][language].replace('{amount}', money);
  const fields = field === undefined ? {} : { fields: { [field]: message } };
  return failed({ reason: 'refused', status, message, ...fields });
}
