import { Modal } from 'antd';
import { AntdProvider } from '../shared/antd/AntdProvider';
import { DIALOG_MOTION } from '../shared/antd/dialogMotion';
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

interface KeySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeySheet({ open, onClose }: KeySheetProps) {
  const { t } = useTexts(['navigationKeys', 'shared']);
  return (
    <AntdProvider>
      <Modal
        open={open}
        title={t('navigationKeys:title')}
        transitionName={DIALOG_MOTION}
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
              <dd>{t(`navigationKeys:${meaning}`)}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </AntdProvider>
  );
}
