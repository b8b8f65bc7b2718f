import { Button } from '../shared/Button';
import { Dialog } from '../shared/dialogs/Dialog';
import { DialogButtons } from '../shared/dialogs/DialogButtons';
import { keys } from '../shared/input/useHotKeys';
import { useTexts } from '../shared/texts/useTexts';
import styles from './KeySheet.module.css';

const meanings = Object.keys(keys) as (keyof typeof keys)[];

export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['navigationKeys', 'shared']);
  return (
    <Dialog title={t('navigationKeys:title')} onCancel={onClose}>
      <dl className={styles.keys}>
        {meanings.map(meaning => (
          <div key={meaning}>
            <dt>
              <kbd>{keys[meaning]}</kbd>
            </dt>
            <dd>{t(`navigationKeys:keys.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
      <DialogButtons>
        <Button onClick={onClose}>{t('shared:close')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
