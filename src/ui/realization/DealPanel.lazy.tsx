import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts/texts';
import { useTexts } from '../shared/texts/useTexts';

/** Loads when the dealer expands the first realization. */
const panel = lazyView(
  () => withTexts(import(/* webpackChunkName: "realization" */ './DealPanel')).then(module => module.DealPanel),
  Waiting,
);

export const LazyDealPanel = panel.View;

function Waiting() {
  const { t } = useTexts('shared');
  return <p role="status">{t('loading')}</p>;
}
