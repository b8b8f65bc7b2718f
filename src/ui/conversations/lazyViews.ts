import { lazyPage } from '../navigation/lazyPage';
import { lazyView } from '../shared/lazyView';
import { ConversationSkeletons } from '../shared/lists/ConversationSkeletons';

/** A separate chunk from Thread: the offer page uses Thread and must not load the code for virtualized lists. */
export const LazyConversationsPage = lazyPage(
  () => import(/* webpackChunkName: "conversations" */ './ConversationsPage'),
  'ConversationsPage',
  { Waiting: ConversationSkeletons },
);

export const LazyThread = lazyView(() => import(/* webpackChunkName: "thread" */ './Thread'), 'Thread', {
  Waiting: ConversationSkeletons,
});
