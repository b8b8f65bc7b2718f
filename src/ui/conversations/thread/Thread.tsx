import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ConversationStore } from '../../../application/conversations/ConversationStore';
import type { HeldConversation } from '../../../application/conversations/HeldConversation';
import type { HashId } from '../../../domain/offers/Offer';
import { Box, Column, Row } from '../../kit/Layout';
import { FailureNotice } from '../../shared/FailureNotice';
import { UnreadableRows } from '../../shared/lists/EndOfList';
import { ConversationSkeletons } from '../../shared/lists/Skeletons';
import { UpdateFailed } from '../../shared/lists/UpdateFailed';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Composer } from './Composer';
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
