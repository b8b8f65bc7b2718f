import { MessageSquareText } from 'lucide';
import { useState } from 'react';
import { offerName } from '../../../domain/offers/Offer';
import { Icon } from '../../shared/Icon';
import { IconButton } from '../../shared/IconButton';
import { useTexts } from '../../shared/texts/useTexts';
import type { PlannedDeal } from './usePlannedDeals';
import { WriteDialog } from './WriteDialog';

/** Opens a message to the seller. */
export function WriteSeller({ deal }: { readonly deal: PlannedDeal }) {
  const { t } = useTexts('boardWording');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        name={t('write', { name: offerName(deal.offer) })}
        icon={<Icon of={MessageSquareText} size={18} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <WriteDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  );
}
