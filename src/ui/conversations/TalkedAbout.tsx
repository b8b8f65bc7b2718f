import { observer } from 'mobx-react-lite';
import { OpenedOffers } from '../../application/offers/OpenedOffers';
import { SessionStore } from '../../application/session/SessionStore';
import { nextBid } from '../../domain/bidding/MinimumBid';
import { bidStanding } from '../../domain/offers/BidStanding';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import { NextPress } from '../deals/NextPress';
import { DealTurn } from '../deals/OpenDealFacts';
import { NextBidLink } from '../home/NextBidLink';
import { Box, Column, Row } from '../kit/Layout';
import { Line, PriceBlock } from '../offers/parts/PriceBlock';
import { VehicleLines } from '../offers/parts/VehicleLines';
import * as buttons from '../shared/Button.module.css';
import { OfferLink } from '../shared/offer/OfferLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './ConversationView.module.css';

interface TalkedAboutProps {
  readonly hashId: HashId;
  /** Undefined until it was read. */
  readonly offer: Offer | undefined;
}

/**
 * Beside a conversation: the vehicle, where the dealer stands, and what to do next. A narrow window has room for the standing,
 * the amount that decides, and the link to the offer.
 */
export const TalkedAbout = observer(function TalkedAbout({ hashId, offer }: TalkedAboutProps) {
  const { t } = useTexts(['conversations', 'offersDetails']);
  const isFailed = useInjection(OpenedOffers).statusOf(hashId).step === 'failed';
  return (
    <Row gap={4} paddingInline="edge" paddingBottom={2} className={styles.vehicle}>
      {offer && (
        <>
          <Box as="span" block rigid corners="card" medium={{ gone: true }}>
            <VehiclePhoto address={offer.photo} type={offer.vehicleType} />
          </Box>
          <Box medium={{ grow: true, minWidth: 0 }} className={styles.prices}>
            <PriceBlock offer={offer}>
              <Line name={t('offersDetails:number')}>
                <span translate="no">{hashId}</span>
              </Line>
              <VehicleLines offer={offer} />
            </PriceBlock>
          </Box>
        </>
      )}
      {/* Once nothing comes above or beside them. */}
      {(offer || isFailed) && (
        <Column gap={2} rigid medium={{ display: 'row', align: 'stretch', atEnd: true }} className={styles.presses}>
          {offer && <Next offer={offer} />}
          <OfferLink hashId={hashId} data-offer={hashId} className={buttons.button}>
            {t('conversations:openOffer')}
          </OfferLink>
        </Column>
      )}
    </Row>
  );
});

/** The next step of a deal, or the next bid of a dealer who was outbid. Otherwise empty. */
const Next = observer(function Next({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const { testAccess } = useInjection(SessionStore);
  if (offer.deal) {
    return (
      <>
        <DealTurn offer={offer} />
        <NextPress offer={offer}>{null}</NextPress>
      </>
    );
  }
  const next = !testAccess && isOnSale(offer) && bidStanding(offer) === 'outbid' ? nextBid(offer) : null;
  if (next === null) return null;
  return (
    <NextBidLink hashId={offer.hashId} amount={next} className={`${buttons.button} ${buttons.tinted}`}>
      {t('raiseTo', { amount: money(next) })}
    </NextBidLink>
  );
});
