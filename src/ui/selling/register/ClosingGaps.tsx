import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { CloseMonth } from '../../../application/selling/register/CloseMonth';
import type { MonthClosing } from '../../../domain/selling/register/MonthClosing';
import common from '../../shared/common.module.css';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRuleText } from '../checks/useFindingText';
import { MarginWarning } from '../margin/MarginWarning';
import page from '../SellingPage.module.css';

/** What is missing or wrong in a month, and what the check finds about its invoices. */
export const ClosingGaps = observer(function ClosingGaps({ closing }: { readonly closing: MonthClosing }) {
  const { t } = useTexts('sellingRegister');
  const ruleText = useRuleText();
  const findings = useInjection(CloseMonth).findingsOf(closing);
  const isComplete = closing.gaps.size === 0 && !findings.some(({ finding }) => finding.severity === 'warning');
  return (
    <section aria-label={t('close.gaps')} className={page.section}>
      <h3>{t('close.gaps')}</h3>
      {isComplete && (
        <p>
          <Icon of={CircleCheck} size={16} /> <span>{t('close.complete')}</span>
        </p>
      )}
      {[...closing.gaps].map(([gap, found]) => (
        <p key={gap}>
          <MarginWarning>{t(`close.gap.${gap}`, { numbers: found.join(', ') })}</MarginWarning>
        </p>
      ))}
      {findings.map(({ finding, numbers }) => {
        const text = `${numbers.join(', ')}: ${ruleText(finding)}`;
        return (
          <p key={text} className={finding.severity === 'warning' ? undefined : common.small}>
            {finding.severity === 'warning' ? <MarginWarning>{text}</MarginWarning> : text}
          </p>
        );
      })}
      {closing.voided.map(({ id, number, voided }) => (
        <p key={id} className={common.small}>
          {t('close.void', { number, reason: voided?.reason ?? '' })}
        </p>
      ))}
    </section>
  );
});
