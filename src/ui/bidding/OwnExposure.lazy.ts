import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts/texts';

export const { View: LazyOwnExposure } = lazyView(() =>
  withTexts(import(/* webpackChunkName: "exposure" */ './OwnExposure')).then(module => module.OwnExposure),
);
