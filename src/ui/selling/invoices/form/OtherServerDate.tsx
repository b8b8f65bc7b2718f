import { Clock } from '../../../../application/ports/Clock';
import { deviceToday } from '../../../../application/shared/deviceToday';
import { localDateAt, noonOf } from '../../../../domain/shared/LocalDate';
import { SmallText } from '../../../kit/Text';
import { useFormat } from '../../../shared/texts/useFormat';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';

/** Says that a date is today only for this device, whose clock may be wrong. */
export function OtherServerDate({ date }: { readonly date: string }) {
  const { t } = useTexts('sellingInvoices');
  const { date: dateText } = useFormat();
  const clock = useInjection(Clock);
  const serverDate = localDateAt(clock.now());
  if (date !== deviceToday(clock) || date === serverDate) return null;
  return <SmallText>{t('invoice.otherServerDate', { date: dateText(noonOf(serverDate)) })}</SmallText>;
}
