import { SendHorizontal } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { HeldConversation } from '../../../application/conversations/HeldConversation';
import { SendMessage } from '../../../application/conversations/SendMessage';
import { TypedInput } from '../../../application/forms/TypedInput';
import { Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import type { Elements } from '../../shared/Elements';
import { useDraftFocus } from '../../shared/fields/useDraftFocus';
import { Icon } from '../../shared/icons/Icon';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { QuestionPresses } from '../ask/QuestionPresses';
import * as styles from './Thread.module.css';

interface ComposerProps {
  readonly conversation: HeldConversation;
  readonly isWriting: boolean;
  /** Between the questions and the field. The questions take the room of the messages, so that nothing else moves. */
  readonly children: Elements;
}

/** Enter sends the message. Shift+Enter inserts a line break. */
export const Composer = observer(function Composer({ conversation, isWriting, children }: ComposerProps) {
  const { t } = useTexts(['conversations', 'conversationsAsk']);
  const input = useInjection(TypedInput);
  const sendMessage = useInjection(SendMessage);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { offerHashId } = conversation;
  const focus = useDraftFocus('typedMessages', offerHashId);
  const typed = input.valueOf('typedMessages', offerHashId) ?? '';

  useEffect(() => {
    if (isWriting) field.current?.focus({ preventScroll: true });
  }, [isWriting]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendMessage.sendTyped(offerHashId);
    field.current?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    if (keyOfEvent(event) !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void sendMessage.sendTyped(offerHashId);
  };

  const handleQuestion = (text: string) => {
    input.type('typedMessages', offerHashId, text);
    field.current?.focus();
  };

  return (
    <>
      {conversation.isEmpty && (
        <Stack
          gap={2}
          justify="center"
          paddingTop={2}
          paddingBottom={1}
          paddingInline={5}
          // Before the first message, if the messages keep their room.
          role="group"
          aria-label={t('conversationsAsk:wordings')}
          className={styles.questions}
        >
          <QuestionPresses areWhole text={typed} onChange={handleQuestion} />
        </Stack>
      )}
      {children}
      <form className={styles.composer} onSubmit={handleSubmit} {...focus}>
        <label className="visually-hidden" htmlFor={id}>
          {t('conversations:message')}
        </label>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          rows={2}
          placeholder={t('conversations:placeholder')}
          value={typed}
          onChange={event => input.type('typedMessages', offerHashId, event.target.value || null)}
          onKeyDown={handleKey}
        />
        {/* It is solid once there is something to send. Until then, the press of the page behind it leads. */}
        <Button type="submit" kind={typed.trim() === '' ? 'plain' : 'primary'} disabled={!conversation.isLoaded}>
          <Icon of={SendHorizontal} size={16} />
          <span>{t('conversations:send')}</span>
        </Button>
      </form>
    </>
  );
});
