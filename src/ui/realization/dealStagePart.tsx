import { CircleCheck } from 'lucide';
import { Icon } from '../shared/Icon';
import { part } from '../shared/part';
import { withTexts } from '../shared/texts';
import { useTexts } from '../shared/useTexts';

/** Comes with all else that a deal asks for; until then, or without a network, the row says that the vehicle was bought. */
const stage = part(
  () =>
    withTexts('realization', import(/* webpackChunkName: "realization" */ './DealStage')).then(
      module => module.DealStage,
    ),
  Bought,
  Bought,
);

export const DealStagePart = stage.Part;

function Bought() {
  const { t } = useTexts('offers');
  return (
    <>
      <Icon of={CircleCheck} size={16} />
      {t('bought')}
    </>
  );
}
