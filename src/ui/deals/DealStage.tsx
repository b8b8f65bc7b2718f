import { Archive, CircleCheck, type IconNode, KeyRound, Truck } from 'lucide';
import { type DealStage as Stage, dealStage } from '../../domain/deals/DealStage';
import type { Offer } from '../../domain/offers/Offer';
import { Icon } from '../shared/icons/Icon';
import { useTexts } from '../shared/texts/useTexts';

const icons: Readonly<Record<Stage, IconNode>> = {
  bought: CircleCheck,
  toPickUp: KeyRound,
  transportOrdered: Truck,
  pickedUp: CircleCheck,
  archived: Archive,
};

/** The stage of a deal as icon and word, also visible on a collapsed row. */
export function DealStage({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('deals');
  const stage = dealStage(offer);
  if (stage === null) return null;
  return (
    <>
      <Icon of={icons[stage]} size={16} />
      <span data-open={stage === 'toPickUp' || stage === 'transportOrdered'}>{t(`stage.${stage}`)}</span>
    </>
  );
}
