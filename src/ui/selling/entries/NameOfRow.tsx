import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { visibleText } from '../../../domain/shared/visibleText';
import { Text } from '../../kit/Text';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';

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
        <Text inline gap={1} align="center" paddingLeft={2} tone="warning" size="small" weight="regular">
          <Icon of={TriangleAlert} size={14} /> <span>{t('incomplete')}</span>
        </Text>
      )}
    </>
  );
}
