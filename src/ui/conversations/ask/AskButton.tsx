import { MessageCircleQuestionMark } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { AskedQuestions } from '../../../application/conversations/AskedQuestions';
import type { HashId } from '../../../domain/offers/Offer';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { LazyAskDialog } from '../lazyViews';

interface AskButtonProps {
  readonly hashIds: readonly HashId[];
  readonly onSent?: (() => void) | undefined;
  /** Takes the focus if the button has gone. */
  readonly onClosed?: () => void;
}

/** Opens one text that is sent in the conversation of each ticked offer. Empty without a tick. */
export const AskButton = observer(function AskButton({ hashIds, onSent, onClosed }: AskButtonProps) {
  const { t } = useTexts('conversationsAsk');
  const asked = useInjection(AskedQuestions);
  const button = useRef<HTMLButtonElement>(null);
  useRun(AskedQuestions);
  const handleClose = () => {
    asked.close();
    if (hashIds.length === 0) onClosed?.();
    else requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      {hashIds.length > 0 && (
        <Button ref={button} kind="quiet" onPointerEnter={LazyAskDialog.preload} onClick={() => asked.open(hashIds)}>
          <Icon of={MessageCircleQuestionMark} size={16} /> <span>{t('ask', { count: hashIds.length })}</span>
        </Button>
      )}
      {asked.isOpen && <LazyAskDialog onSent={onSent} onClose={handleClose} />}
    </>
  );
});
