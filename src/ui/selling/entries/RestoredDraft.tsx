import { History } from 'lucide';
import { kitClass } from '../../kit/kitElement';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { Notice } from '../Notice';

/** Shown if a form contains a draft from an earlier visit. */
export function RestoredDraft({ onDiscard }: { readonly onDiscard?: () => void }) {
  const { t } = useTexts('selling');
  return (
    <Notice tone="info" paddingBlock={1.5} paddingInline={3} role="status">
      <Icon of={History} size={18} className={kitClass({ tone: 'info' })} />
      <Text as="p" basis={200}>
        {t('restored.lead')}
      </Text>
      {onDiscard && (
        <Button kind="quiet" onClick={onDiscard}>
          {t('restored.discard')}
        </Button>
      )}
    </Notice>
  );
}
