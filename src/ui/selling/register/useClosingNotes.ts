import { Register } from '../../../application/selling/register/Register';
import type { MonthClosing } from '../../../domain/selling/register/MonthClosing';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRuleText } from '../checks/useFindingText';

interface ClosingNote {
  readonly text: string;
  readonly isWarning: boolean;
}

/** Returns what is missing or wrong in a month, what the check finds about its invoices, and which are void. For observers. */
export function useClosingNotes(): (closing: MonthClosing) => readonly ClosingNote[] {
  const { t } = useTexts('sellingRegister');
  const ruleText = useRuleText();
  const register = useInjection(Register);
  return closing => [
    ...[...closing.gaps].map(([gap, found]) => ({
      text: t(`close.gap.${gap}`, { numbers: found.join(', ') }),
      isWarning: true,
    })),
    ...register.findingsOf(closing).map(({ finding, numbers }) => ({
      text: `${numbers.join(', ')}: ${ruleText(finding)}`,
      isWarning: finding.severity === 'warning',
    })),
    ...closing.voided.map(({ number, voided }) => ({
      text: t('close.void', { number, reason: voided?.reason ?? '' }),
      isWarning: false,
    })),
  ];
}
