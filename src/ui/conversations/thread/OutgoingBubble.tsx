import { observer } from 'mobx-react-lite';
import type { HeldConversation } from '../../../application/conversations/HeldConversation';
import { SendMessage } from '../../../application/conversations/SendMessage';
import type { Outgoing } from '../../../domain/conversations/Conversation';
import { Box } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Bubble } from './Bubble';
import * as styles from './Thread.module.css';

interface OutgoingBubbleProps {
  readonly conversation: HeldConversation;
  readonly outgoing: Outgoing;
}

/** A message that the server has not returned yet, with its delivery state. */
export const OutgoingBubble = observer(function OutgoingBubble({ conversation, outgoing }: OutgoingBubbleProps) {
  const { t } = useTexts(['conversations', 'shared']);
  const failureText = useFailureText();
  const sendMessage = useInjection(SendMessage);
  const { key, body, delivery } = outgoing;
  const failure = conversation.failures.get(key);
  const stateText = () => {
    if (delivery === 'pending') return t('conversations:sending');
    return delivery === 'checking' ? t('conversations:checking') : t('conversations:sent');
  };
  return (
    <Bubble author="dealer" avatar={null} body={body}>
      {delivery === 'notSent' || delivery === 'unknown' ? (
        <Text tone="error">
          <span>{`${t(`conversations:${delivery}`)} ·`}</span>{' '}
          <button
            type="button"
            className={styles.again}
            onClick={() => void sendMessage.again(conversation.offerHashId, key)}
          >
            {t(delivery === 'unknown' ? 'conversations:sendAgain' : 'shared:tryAgain')}
          </button>
          {failure && (
            <Box as="span" block>
              {failureText(failure)}
            </Box>
          )}
        </Text>
      ) : (
        <span>{stateText()}</span>
      )}
    </Bubble>
  );
});
