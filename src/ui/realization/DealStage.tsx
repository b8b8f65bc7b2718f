import { Archive, CircleCheck, type IconNode, KeyRound, NotebookPen, Truck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import type { Offer } from '../../domain/offers/Offer';
import { type DealStage as Stage, dealStage } from '../../domain/realization/DealStage';
import { Icon } from '../shared/Icon';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';

const icons: Readonly<Record<Stage, IconNode>> = {
  toPickUp: KeyRound,
  orderingTransport: NotebookPen,
  transportOrdered: Truck,
  pickedUp: CircleCheck,
  archived: Archive,
};

/** The stage of a realization as icon and word, also visible on a collapsed row. */
export const DealStage = observer(function DealStage({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('realization');
  const { bar } = useInjection(ActionBarStore).stateOf(offer);
  const stage = dealStage(offer, bar);
  if (stage === null) return null;
  return (
    <>
      <Icon of={icons[stage]} size={16} />
      {t(`stage.${stage}`)}
    </>
  );
});
