import { part } from '../shared/part';
import { withTexts } from '../shared/texts';
import { useTexts } from '../shared/useTexts';

/** What a deal asks for comes when the first row of a deal is unfolded. */
const panel = part(
  () =>
    withTexts('realization', import(/* webpackChunkName: "realization" */ './DealPanel')).then(
      module => module.DealPanel,
    ),
  Waiting,
);

export const DealPanelPart = panel.Part;

function Waiting() {
  const { t } = useTexts('shared');
  return <p role="status">{t('loading')}</p>;
}
