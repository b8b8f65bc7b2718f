import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { visibleText } from '../../../domain/shared/visibleText';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './NameOfRow.module.css';

interface NameOfRowProps {
  readonly isIncomplete: boolean;
  /** Shown in place of a name that looks empty. */
  readonly id: number;
  readonly children: ReactNode;
}

/** The name of a row, and a mark if the row lacks what the server requires. */
export function NameOfRow({ isIncomplete, id, children }: NameOfRowProps) {
  const { t } = useTexts('selling');
  return (
    <>
      <span translate="no">{typeof children === 'string' ? visibleText(children) || id : children}</span>
      {isIncomplete && (
        <span className={styles.incomplete}>
          <Icon of={TriangleAlert} size={14} /> <span>{t('incomplete')}</span>
        </span>
      )}
    </>
  );
}
