import { Modal } from 'antd';
import { AntdProvider } from '../shared/antd/AntdProvider';
import { useTexts } from '../shared/useTexts';
import styles from './KeySheet.module.css';

const keys = [
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['l', 'like'],
  ['?', 'help'],
] as const;

interface KeySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeySheet({ open, onClose }: KeySheetProps) {
  const { t } = useTexts(['navigation', 'shared']);
  return (
    <AntdProvider>
      <Modal
        open={open}
        title={t('navigation:keys.title')}
        footer={null}
        onCancel={onClose}
        closable={{ 'aria-label': t('shared:close') }}
      >
        <dl className={styles.keys}>
          {keys.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`navigation:keys.${meaning}`)}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </AntdProvider>
  );
}
