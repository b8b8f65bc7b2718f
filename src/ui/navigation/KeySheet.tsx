import { Button } from '../shared/Button';
import { Dialog } from '../shared/dialogs/Dialog';
import { DialogButtons } from '../shared/dialogs/DialogButtons';
import { useTexts } from '../shared/texts/useTexts';
import styles from './KeySheet.module.css';

const keys = [
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'enter'],
  ['Shift + Enter', 'newLine'],
  ['Esc', 'escape'],
  ['l', 'like'],
  ['← ↑ ↓ →', 'arrows'],
  ['?', 'help'],
] as const;

export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['navigationKeys', 'shared']);
  return (
    <Dialog title={t('navigationKeys:title')} onCancel={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`navigationKeys:${meaning}`)}</dd>
          </div>
        ))}
      </dl>
      <DialogButtons>
        <Button onClick={onClose}>{t('shared:close')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
