import { MessageSquareText } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import type { PlannedDeal } from './usePlannedDeals';
import { WriteDialog } from './WriteDialog';

interface WriteSellerProps {
  readonly deal: PlannedDeal;
  /** The id of the heading of the stop. */
  readonly describedBy: string;
}

/** Opens a message to the seller. */
export function WriteSeller({ deal, describedBy }: WriteSellerProps) {
  const { t } = useTexts('boardWording');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        name={t('write')}
        icon={<Icon of={MessageSquareText} size={18} />}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      />
      {isOpen && <WriteDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  );
}
