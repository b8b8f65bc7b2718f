import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts';
import { ConversationSkeletons } from './ConversationSkeletons';

const thread = lazyView(
  () => withTexts(import(/* webpackChunkName: "thread" */ './Thread')).then(module => module.Thread),
  ConversationSkeletons,
);

export const LazyThread = thread.View;
export const preloadThread = thread.preload;
