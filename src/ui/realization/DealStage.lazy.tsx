import { CircleCheck } from 'lucide';
import { Icon } from '../shared/Icon';
import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts/texts';
import { useTexts } from '../shared/texts/useTexts';

/** Until the code has loaded, and without a network, the row shows 'bought' instead of the stage. */
const stage = lazyView(
  () => withTexts(import(/* webpackChunkName: "realization" */ './DealStage')).then(module => module.DealStage),
  Bought,
  Bought,
);

export const LazyDealStage = stage.View;

function Bought() {
  const { t } = useTexts('offers');
  return (
    <>
      <Icon of={CircleCheck} size={16} />
      <span>{t('bought')}</span>
    </>
  );
}
