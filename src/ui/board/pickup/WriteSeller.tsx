import { MessageSquareText } from 'lucide';
import type { ComponentProps } from 'react';
import type { Wording } from '../../../domain/board/Wording';
import type { Deal } from '../../../domain/offers/Deal';
import type { Offer } from '../../../domain/offers/Offer';
import { Button } from '../../shared/Button';
import { useDialogAbove } from '../../shared/dialogs/DialogPlace';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { LazyWriteDialog } from '../lazyViews';

interface WriteSellerProps {
  readonly offer: Offer;
  readonly seller: Deal;
  readonly isIcon?: boolean;
  readonly text?: string;
  /** The template that fills the message at first. */
  readonly wording?: Wording;
  readonly kind?: ComponentProps<typeof Button>['kind'];
  /** The id of the heading of the deal. */
  readonly describedBy?: string;
}

/** Opens a message to the seller. */
export function WriteSeller(props: WriteSellerProps) {
  const { offer, seller, isIcon, text, wording, kind = 'plain', describedBy } = props;
  const { t } = useTexts('boardWording');
  const showDialog = useDialogAbove();
  const icon = <Icon of={MessageSquareText} size={isIcon ? 18 : 16} />;
  const press = {
    'aria-describedby': describedBy,
    onPointerEnter: LazyWriteDialog.preload,
    onClick: () =>
      showDialog(<LazyWriteDialog offer={offer} seller={seller} first={wording} onClose={() => showDialog(null)} />),
  };
  return isIcon ? (
    <IconButton name={t('write')} icon={icon} {...press} />
  ) : (
    <Button kind={kind} {...press}>
      {text === undefined && icon} <span>{text ?? t('message')}</span>
    </Button>
  );
}
