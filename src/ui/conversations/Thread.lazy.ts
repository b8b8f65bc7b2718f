import { lazyView } from '../shared/lazyView';
import { ConversationSkeletons } from '../shared/lists/ConversationSkeletons';
import { withTexts } from '../shared/texts/texts';

const thread = lazyView(
  () => withTexts(import(/* webpackChunkName: "thread" */ './Thread')).then(module => module.Thread),
  ConversationSkeletons,
);

export const LazyThread = thread.View;
export const preloadThread = thread.preload;
