import { X } from 'lucide';
import type { HashId } from '../../domain/offers/Offer';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { useTexts } from '../shared/useTexts';
import { LazyThread } from './Thread.lazy';
import type { Point, Size } from './widgetBounds';
import styles from './WidgetPanel.module.css';

interface WidgetPanelProps {
  readonly hashId: HashId;
  readonly bounds: Point & Size;
  readonly onClose: () => void;
}

export function WidgetPanel({ hashId, bounds, onClose }: WidgetPanelProps) {
  const { t } = useTexts(['navigation', 'shared']);
  const title = t('navigation:auctionsMenu.messages');
  return (
    <div className={styles.panel} style={bounds} role="dialog" aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton name={t('shared:close')} icon={<Icon of={X} size={18} />} onClick={onClose} />
      </header>
      <div className={styles.thread}>
        <LazyThread hashId={hashId} isWriting />
      </div>
    </div>
  );
}
