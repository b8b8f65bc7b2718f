import { Stack } from '../kit/Layout';
import { Button } from '../shared/Button';
import { Dialog, DialogButtons } from '../shared/dialogs/Dialog';
import { keyNames, keys } from '../shared/input/useKeys';
import { useTexts } from '../shared/texts/useTexts';
import * as styles from './KeySheet.module.css';

export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['navigationKeys', 'shared']);
  return (
    <Dialog title={t('navigationKeys:title')} onCancel={onClose}>
      <Stack as="dl" gap={2} className={styles.keys}>
        {keyNames.map(name => (
          <div key={name}>
            <dt>
              <kbd>{keys[name].key.replace('Ctrl', t('navigationKeys:ctrl'))}</kbd>
            </dt>
            <dd>{t(`navigationKeys:keys.${name}`)}</dd>
          </div>
        ))}
      </Stack>
      <div className={styles.foot}>
        <DialogButtons>
          <Button onClick={onClose}>{t('shared:close')}</Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
