import { CircleCheck, KeyRound, NotebookPen, Truck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import type { Offer } from '../../domain/offers/Offer';
import { type DealStage as Stage, dealStage } from '../../domain/realization/DealStage';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';

const icons: Readonly<Record<Stage, typeof Truck>> = {
  toPickUp: KeyRound,
  orderingTransport: NotebookPen,
  transportOrdered: Truck,
  pickedUp: CircleCheck,
};

/** How far a deal has come, in a word that stands on its folded row too. */
export const DealStage = observer(function DealStage({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('realization');
  const { bar } = useInjection(ActionBarStore).stateOf(offer);
  if (offer.realization === null) return null;
  const stage = dealStage(offer.realization, bar);
  const Icon = icons[stage];
  return (
    <>
      <Icon size={16} aria-hidden />
      {t(`stage.${stage}`)}
    </>
  );
});
