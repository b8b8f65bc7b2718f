import { SendHorizontal } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { ConversationStore } from '../../../application/conversations/ConversationStore';
import type { HeldConversation } from '../../../application/conversations/HeldConversation';
import { SendMessage } from '../../../application/conversations/SendMessage';
import { TypedInput } from '../../../application/forms/TypedInput';
import type { HashId } from '../../../domain/offers/Offer';
import { Box, Column, Row, Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import type { Elements } from '../../shared/Elements';
import { FailureNotice } from '../../shared/FailureNotice';
import { useDraftFocus } from '../../shared/fields/useDraftFocus';
import { Icon } from '../../shared/icons/Icon';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import { UnreadableRows } from '../../shared/lists/EndOfList';
import { ConversationSkeletons } from '../../shared/lists/Skeletons';
import { UpdateFailed } from '../../shared/lists/UpdateFailed';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { QuestionPresses } from '../ask/QuestionPresses';
import { MessageList } from './MessageList';
import * as styles from './Thread.module.css';

interface ThreadProps {
  readonly hashId: HashId;
  /** Focuses the text field on mount. */
  readonly isWriting?: boolean;
}

/** The messages about an offer and the field to write one. The conversation counts as seen while it is visible. */
export const Thread = observer(function Thread({ hashId, isWriting = false }: ThreadProps) {
  const { t } = useTexts('conversations');
  const conversations = useInjection(ConversationStore);
  const conversation = conversations.get(hashId);

  useEffect(() => {
    void conversations.open(hashId);
    return () => conversations.close(hashId);
  }, [conversations, hashId]);

  if (!conversation) return <ConversationSkeletons />;
  return (
    <Column grow minHeight={0}>
      <MessagesOrFailure conversation={conversation} onTryAgain={() => void conversations.read(hashId)} />
      <Composer conversation={conversation} isWriting={isWriting}>
        <Row gap={1} columnGap={2} justify="between" wrap>
          <p className={styles.typing} role="status">
            {conversation.isSupportTyping && <span>{t('typing')}</span>}
          </p>
          <UnreadableRows count={conversation.unreadable} />
          <UpdateFailed failure={conversation.updateFailure} onTryAgain={() => conversations.read(hashId)} />
        </Row>
      </Composer>
    </Column>
  );
});

interface MessagesOrFailureProps {
  readonly conversation: HeldConversation;
  readonly onTryAgain: () => void;
}

const MessagesOrFailure = observer(function MessagesOrFailure({ conversation, onTryAgain }: MessagesOrFailureProps) {
  const { t } = useTexts('conversations');
  const { status } = conversation;
  if (!conversation.isLoaded && status.step === 'loading') return <ConversationSkeletons />;
  return (
    <>
      {!conversation.isLoaded && status.step === 'failed' && (
        <Box padding={3}>
          <FailureNotice title={t('failed')} failure={status.failure} onTryAgain={onTryAgain} />
        </Box>
      )}
      <MessageList conversation={conversation} />
    </>
  );
});

interface ComposerProps {
  readonly conversation: HeldConversation;
  readonly isWriting: boolean;
  /** Between the questions and the field. The questions take the room of the messages, so that nothing else moves. */
  readonly children: Elements;
}

/** Enter sends the message. Shift+Enter inserts a line break. */
const Composer = observer(function Composer({ conversation, isWriting, children }: ComposerProps) {
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
