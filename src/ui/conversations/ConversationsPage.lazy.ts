import { lazyPage } from '../navigation/lazyPage';
import { withTexts } from '../shared/texts';
import { ConversationSkeletons } from './ConversationSkeletons';

/** A separate chunk from Thread: the offer page uses Thread and must not load the code for virtualized lists. */
const page = lazyPage(
  () =>
    withTexts(import(/* webpackChunkName: "conversations" */ './ConversationsPage')).then(
      module => module.ConversationsPage,
    ),
  ConversationSkeletons,
);

export const LazyConversationsPage = page.View;
