import { part } from '../shared/part';
import { withTexts } from '../shared/texts';
import { ConversationSkeletons } from './ConversationSkeletons';

const page = part(
  () =>
    withTexts('conversations', import(/* webpackChunkName: "conversations" */ './ConversationsPage')).then(
      module => module.ConversationsPage,
    ),
  ConversationSkeletons,
);
const thread = part(
  () =>
    withTexts('conversations', import(/* webpackChunkName: "conversations" */ './Thread')).then(
      module => module.Thread,
    ),
  ConversationSkeletons,
);

export const ConversationsPagePart = page.Part;
export const ThreadPart = thread.Part;
export const preloadThread = thread.preload;
