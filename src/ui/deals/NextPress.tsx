import { observer } from 'mobx-react-lite';
import { ActionBars } from '../../application/bidding/bar/ActionBars';
import type { Wording } from '../../domain/board/Wording';
import type { Offer } from '../../domain/offers/Offer';
import { WriteSeller } from '../board/pickup/WriteSeller';
import * as buttons from '../shared/Button.module.css';
import type { Elements } from '../shared/Elements';
import { Link } from '../shared/navigation';
import { OfferLink } from '../shared/offer/OfferLink';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useBoardStep } from './useDealTurn';

interface NextPressProps {
  readonly offer: Offer;
  /** Shown while others have to do something. */
  readonly children: Elements;
}

/** What the dealer does next with a deal. */
export const NextPress = observer(function NextPress({ offer, children }: NextPressProps) {
  const { t } = useTexts(['deals', 'boardWording']);
  const bars = useInjection(ActionBars);
  const step = useBoardStep()(offer);
  const { hashId, deal } = offer;
  if (!deal || step === null) return children;
  const write = (wording: Wording) => (
    <WriteSeller
      offer={offer}
      seller={deal}
      wording={wording}
      text={t(`boardWording:names.${wording}`)}
      kind="tinted"
    />
  );
  switch (step) {
    case 'orderTransport':
      return (
        <OfferLink
          hashId={hashId}
          className={`${buttons.button} ${buttons.tinted}`}
          onOpen={() => bars.happened(offer, 'transportChosen')}
        >
          {t('deals:orderTransport')}
        </OfferLink>
      );
    case 'awaitTransport':
      // It has to arrive first, so what can be done now leads.
      return (
        <OfferLink hashId={hashId} className={buttons.button} onOpen={() => bars.askPickup(hashId)}>
          {t('deals:confirmPickup')}
        </OfferLink>
      );
    case 'arrangeHandover':
      return write('handover');
    case 'confirmDate':
      return write('confirmation');
    case 'done':
      return (
        <Link to={paths.purchaseInvoices} className={`${buttons.button} ${buttons.quiet}`} data-done>
          {t('deals:toInvoices')}
        </Link>
      );
    case 'awaitDetails':
    case 'awaitInvoice':
      return children;
  }
});
