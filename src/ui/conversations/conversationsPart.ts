import { part } from '../shared/part';
import { withTexts } from '../shared/texts';
import { ConversationSkeletons } from './ConversationSkeletons';

/** Apart from the thread's: an offer's page, which leads to that one, comes without what draws long lists. */
const page = part(
  () =>
    withTexts('conversations', import(/* webpackChunkName: "conversations" */ './ConversationsPage')).then(
      module => module.ConversationsPage,
    ),
  ConversationSkeletons,
);

export const ConversationsPart = page.Part;
