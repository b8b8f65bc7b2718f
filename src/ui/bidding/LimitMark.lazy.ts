import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts/texts';

export const { View: LazyLimitMark } = lazyView(
  () => withTexts(import(/* webpackChunkName: "tile-details" */ './LimitMark')).then(module => module.LimitMark),
  null,
  () => null,
);
