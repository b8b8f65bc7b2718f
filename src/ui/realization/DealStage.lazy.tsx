import { CircleCheck } from 'lucide';
import { Icon } from '../shared/Icon';
import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts';
import { useTexts } from '../shared/useTexts';

/** Comes with all else that a deal asks for; until then, or without a network, the row says that the vehicle was bought. */
const stage = lazyView(
  () =>
    withTexts('realization', import(/* webpackChunkName: "realization" */ './DealStage')).then(
      module => module.DealStage,
    ),
  Bought,
  Bought,
);

export const LazyDealStage = stage.View;

function Bought() {
  const { t } = useTexts('offers');
  return (
    <>
      <Icon of={CircleCheck} size={16} />
      {t('bought')}
    </>
  );
}
