import { TriangleAlert, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { BookStore } from '../../application/book/BookStore';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './Toast.module.css';

/** Says why what the dealer enters is not stored, until the dealer closes it. */
export const BookProblemToast = observer(function BookProblemToast() {
  const { t } = useTexts(['notifications', 'shared']);
  const store = useInjection(BookStore);
  const { problem } = store;
  if (!problem) return null;
  return (
    <div className={styles.toast} data-kind="book">
      <Icon of={TriangleAlert} size={18} className={styles.icon} />
      <div className={styles.content} role="alert">
        <p>{t('notifications:notStored')}</p>
        <p>{t(`notifications:bookProblem.${problem.reason}`)}</p>
      </div>
      <IconButton
        name={t('shared:close')}
        tooltip="above"
        icon={<Icon of={X} size={18} />}
        onClick={() => store.problemDismissed()}
      />
    </div>
  );
});
