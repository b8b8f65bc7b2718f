import { lazyPage } from '../navigation/lazyPage';
import { ConversationSkeletons } from '../shared/lists/ConversationSkeletons';
import { withTexts } from '../shared/texts/texts';

/** A separate chunk from Thread: the offer page uses Thread and must not load the code for virtualized lists. */
const page = lazyPage(
  () =>
    withTexts(import(/* webpackChunkName: "conversations" */ './ConversationsPage')).then(
      module => module.ConversationsPage,
    ),
  ConversationSkeletons,
);

export const LazyConversationsPage = page.View;
