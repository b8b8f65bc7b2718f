import { MessageSquareText } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useState } from 'react';
import { KeepPickupPlan } from '../../../application/board/KeepPickupPlan';
import { dateOfStop, timeOfStop } from '../../../domain/board/PickupPlan';
import type { Deal } from '../../../domain/offers/Deal';
import type { Offer } from '../../../domain/offers/Offer';
import { Button } from '../../shared/Button';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyWriteDialog } from '../lazyViews';

interface WriteSellerProps {
  readonly offer: Offer;
  readonly seller: Deal;
  readonly isIcon?: boolean;
  readonly text?: string;
  readonly kind?: ComponentProps<typeof Button>['kind'];
  /** The id of the heading of the deal. */
  readonly describedBy?: string;
}

/** Opens a message to the seller. */
export const WriteSeller = observer(function WriteSeller(props: WriteSellerProps) {
  const { offer, seller, isIcon, text, kind = 'plain', describedBy } = props;
  const { t } = useTexts('boardWording');
  const { plan } = useInjection(KeepPickupPlan);
  const [isOpen, setOpen] = useState(false);
  const icon = <Icon of={MessageSquareText} size={isIcon ? 18 : 16} />;
  const press = {
    'aria-describedby': describedBy,
    onPointerEnter: LazyWriteDialog.preload,
    onClick: () => setOpen(true),
  };
  return (
    <>
      {isIcon ? (
        <IconButton name={t('write')} icon={icon} {...press} />
      ) : (
        <Button kind={kind} {...press}>
          {text === undefined && icon} <span>{text ?? t('message')}</span>
        </Button>
      )}
      {isOpen && (
        <LazyWriteDialog
          deal={{ offer, seller, date: dateOfStop(plan, offer.hashId), time: timeOfStop(plan, offer.hashId) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
