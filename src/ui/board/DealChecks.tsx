import { observer } from 'mobx-react-lite';
import { ChangeInBook } from '../../application/book/ChangeInBook';
import { toggledCheck } from '../../domain/board/DealCheck';
import { type DealCheck, dealChecks } from '../../domain/board/DealCheck';
import type { HashId } from '../../domain/offers/Offer';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './DealChecks.module.css';

interface DealChecksProps {
  readonly hashId: HashId;
  /** The vehicle. */
  readonly name: string;
}

/** What the dealer has ticked off. Only the dealer sees it, on this device. */
export const DealChecks = observer(function DealChecks({ hashId, name }: DealChecksProps) {
  const { t } = useTexts('board');
  const changeInBook = useInjection(ChangeInBook);
  const checks = useBook().get('checks', hashId) ?? [];
  const handlePress = (pressed: DealCheck) =>
    void changeInBook.execute('checks', hashId, stored => {
      const left = toggledCheck(stored ?? [], pressed);
      return left.length === 0 ? null : left;
    });
  return (
    <fieldset className={styles.checks}>
      <legend className="visually-hidden">{t('checks.of', { name })}</legend>
      {dealChecks.map(check => (
        <label key={check} className={styles.check}>
          <input type="checkbox" checked={checks.includes(check)} onChange={() => handlePress(check)} />{' '}
          <span>{t(`checks.${check}`)}</span>
        </label>
      ))}
    </fieldset>
  );
});
