import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { MonthClosing } from '../../../domain/selling/register/MonthClosing';
import { Grid } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { MarginWarning } from '../margin/MarginWarning';
import { useClosingNotes } from './useClosingNotes';

/** What is missing or wrong in a month, and what the check finds about its invoices. */
export const ClosingGaps = observer(function ClosingGaps({ closing }: { readonly closing: MonthClosing }) {
  const { t } = useTexts('sellingRegister');
  const notes = useClosingNotes()(closing);
  return (
    <Grid as="section" gap={3} aria-label={t('close.gaps')}>
      <h3>{t('close.gaps')}</h3>
      {!notes.some(({ isWarning }) => isWarning) && (
        <p>
          <Icon of={CircleCheck} size={16} /> <span>{t('close.complete')}</span>
        </p>
      )}
      {notes.map(({ text, isWarning }) => (
        <Text as="p" key={text} {...(!isWarning && { size: 'small', tone: 'secondary' })}>
          {isWarning ? <MarginWarning>{text}</MarginWarning> : text}
        </Text>
      ))}
    </Grid>
  );
});
