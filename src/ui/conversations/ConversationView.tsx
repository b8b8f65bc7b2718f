import { ChevronLeft } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ConversationListStore } from '../../application/conversations/ConversationListStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { OpenedOffers } from '../../application/offers/OpenedOffers';
import { SessionStore } from '../../application/session/SessionStore';
import { nextBid } from '../../domain/bidding/MinimumBid';
import { bidStanding } from '../../domain/offers/BidStanding';
import { type HashId, type Offer, offerName } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import { NextPress } from '../deals/NextPress';
import { DealTurn } from '../deals/OpenDealFacts';
import { NextBidLink } from '../home/NextBidLink';
import { kitClass } from '../kit/kitElement';
import { Box, Column, Row } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Line, PriceBlock } from '../offers/parts/PriceBlock';
import { VehicleLines } from '../offers/parts/VehicleLines';
import * as buttons from '../shared/Button.module.css';
import { Icon } from '../shared/icons/Icon';
import { Link } from '../shared/navigation';
import { noticePlace } from '../shared/noticePlaces';
import { OfferLink } from '../shared/offer/OfferLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './ConversationView.module.css';
import { Thread } from './thread/Thread';

/** On the way back to the list, which has no room beside the talk. */
const back = kitClass({ gone: true, gap: 1, fullRow: true, tight: { display: 'row' } });

/** One conversation as a page, with the offer it is about. */
export const ConversationView = observer(function ConversationView({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('conversations');
  const list = useInjection(ConversationListStore);
  const openedOffers = useInjection(OpenedOffers);
  const offer = useInjection(OfferRegistry).get(hashId);
  const heading = useRef<HTMLHeadingElement>(null);
  const about = offer ?? list.pages.of(hashId);
  const isUnknown = offer === undefined;
  const name = about ? offerName({ ...about, hashId }) : hashId;
  useTitle(name);

  // The dealer followed a row that is no longer rendered, so the focus is on the body.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (isUnknown && list.pages.list.lastFetchedAt !== null) void openedOffers.read(hashId);
  }, [hashId, isUnknown, list.pages.list.lastFetchedAt, openedOffers]);

  return (
    <section className={styles.view} aria-label={name}>
      <Row as="header" gap={2} columnGap={4} wrap paddingBlock={2} paddingInline="edge" className={styles.header}>
        <Link className={back} to={paths.conversations}>
          <Icon of={ChevronLeft} size={18} />
          <span>{t('allMessages')}</span>
        </Link>
        <Box as="span" thumbnail gone medium={{ block: true }}>
          <VehiclePhoto address={about?.photo ?? null} type={offer?.vehicleType ?? 'Motorbike'} />
        </Box>
        <Text as="div" grow minWidth={0} breakWords className={styles.names}>
          <div ref={noticePlace} data-notice-place="title" className={kitClass({ place: true })}>
            <Text as="h1" size="large" lineHeight="large" translate="no" ref={heading} tabIndex={-1}>
              {name}
            </Text>
          </div>
          <SmallText>{t('withSupport')}</SmallText>
        </Text>
      </Row>
      <TalkedAbout hashId={hashId} offer={offer} />
      <Column minHeight={0} className={styles.thread}>
        <Thread hashId={hashId} />
      </Column>
    </section>
  );
});

interface TalkedAboutProps {
  readonly hashId: HashId;
  /** Undefined until it was read. */
  readonly offer: Offer | undefined;
}

/**
 * Beside a conversation: the vehicle, where the dealer stands, and what to do next. A narrow window has room for the standing,
 * the amount that decides, and the link to the offer.
 */
const TalkedAbout = observer(function TalkedAbout({ hashId, offer }: TalkedAboutProps) {
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
