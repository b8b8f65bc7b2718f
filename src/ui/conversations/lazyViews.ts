import { ConversationSkeletons } from '../shared/lists/Skeletons';
import { lazyPage } from '../shared/loading/lazyPage';
import { lazyView } from '../shared/loading/lazyView';

/** A separate chunk from Thread: the offer page uses Thread and must not load the code for virtualized lists. */
export const LazyConversationsPage = lazyPage(
  () => import(/* webpackChunkName: "conversations" */ './list/ConversationsPage'),
  'ConversationsPage',
  { Waiting: ConversationSkeletons },
);

export const LazyAskDialog = lazyView(() => import(/* webpackChunkName: "ask" */ './ask/AskDialog'), 'AskDialog');

export const LazyThread = lazyView(() => import(/* webpackChunkName: "thread" */ './thread/Thread'), 'Thread', {
  Waiting: ConversationSkeletons,
});
