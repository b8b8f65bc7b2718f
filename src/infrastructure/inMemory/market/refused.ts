import type { Failure } from '../../../domain/shared/Failure';
import type { Language } from '../../../domain/shared/Language';
import { type Money, moneyText } from '../../../domain/shared/Money';
import { failed, type Result } from '../../../domain/shared/Result';
import { type Refusal, refusalTexts } from '../catalogue/refusalTexts';

interface RefusalDetails {
  /** 422 where it is left out. */
  readonly status?: number;
  /** The field it is about, where it is about one. */
  readonly field?: string;
  readonly amount?: Money;
}

/** The market's no, in the language of the dealer it is said to. */
export function refused(
  refusal: Refusal,
  language: Language,
  { status = 422, field, amount }: RefusalDetails = {},
): Result<never, Failure> {
  const money = amount === undefined ? '' : moneyText(amount, language === 'en' ? '.' : ',');
  const words = refusalTexts[refusal][language].replace('{amount}', money);
  const fields = field === undefined ? {} : { fields: { [field]: words } };
  return failed({ reason: 'refused', status, words, ...fields });
}
