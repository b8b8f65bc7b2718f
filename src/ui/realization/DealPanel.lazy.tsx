import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts';
import { useTexts } from '../shared/useTexts';

/** What a deal asks for comes when the first row of a deal is unfolded. */
const panel = lazyView(
  () =>
    withTexts('realization', import(/* webpackChunkName: "realization" */ './DealPanel')).then(
      module => module.DealPanel,
    ),
  Waiting,
);

export const LazyDealPanel = panel.View;

function Waiting() {
  const { t } = useTexts('shared');
  return <p role="status">{t('loading')}</p>;
}
