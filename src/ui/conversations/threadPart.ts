import { part } from '../shared/part';
import { withTexts } from '../shared/texts';
import { ConversationSkeletons } from './ConversationSkeletons';

const thread = part(
  () => withTexts('conversations', import(/* webpackChunkName: "thread" */ './Thread')).then(module => module.Thread),
  ConversationSkeletons,
);

export const ThreadPart = thread.Part;
export const preloadThread = thread.preload;
