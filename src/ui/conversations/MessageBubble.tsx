import { observer } from 'mobx-react-lite';
import type { Message } from '../../domain/conversations/Message';
import { RelativeTime } from '../shared/RelativeTime';
import { useTexts } from '../shared/useTexts';
import { Bubble } from './Bubble';

export const MessageBubble = observer(function MessageBubble({ message }: { readonly message: Message }) {
  const { t } = useTexts('conversations');
  const { author, avatar, body, createdAt } = message;
  return (
    <Bubble author={author} avatar={avatar} body={body}>
      <span>{t(author === 'dealer' ? 'you' : 'support')}</span>
      {createdAt !== null && <RelativeTime instant={createdAt} />}
    </Bubble>
  );
});
