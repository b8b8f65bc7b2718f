import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts';
import { ConversationSkeletons } from './ConversationSkeletons';

/** Apart from the thread's: an offer's page, which leads to that one, comes without what draws long lists. */
const page = lazyView(
  () =>
    withTexts('conversations', import(/* webpackChunkName: "conversations" */ './ConversationsPage')).then(
      module => module.ConversationsPage,
    ),
  ConversationSkeletons,
);

export const LazyConversationsPage = page.View;
