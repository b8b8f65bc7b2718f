import { observer } from 'mobx-react-lite';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { Clock } from '../../../application/ports/Clock';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import type { OfferDetail } from '../../../domain/offers/OfferDetail';
import { localDateAt } from '../../../domain/shared/LocalDate';
import type { Money } from '../../../domain/shared/Money';
import { DealAmounts } from '../../deals/DealAmounts';
import { DealContact } from '../../deals/DealContact';
import { Box } from '../../kit/Layout';
import { FactLines } from '../../shared/offer/FactLines';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RiskRow } from '../page/RiskRow';
import { VehicleData } from '../page/VehicleData';
import { StandingMark } from '../parts/StandingMark';
import * as styles from './OfferSheet.module.css';

/** An offer or a deal on paper, without anything that the dealer keeps for themselves. */
export const OfferSheet = observer(function OfferSheet({ hashId }: { readonly hashId: HashId }) {
  const registry = useInjection(OfferRegistry);
  const detail = useInjection(OpenedOffers).detailOf(hashId);
  const offer = registry.get(detail?.hashId ?? hashId);
  if (!offer) return null;
  return (
    <PrintSheet isOfOffer title={offerName(offer)}>
      <Contents offer={offer} detail={detail} />
    </PrintSheet>
  );
});

interface ContentsProps {
  readonly offer: Offer;
  readonly detail: OfferDetail | undefined;
}

const Contents = observer(function Contents({ offer, detail }: ContentsProps) {
  const { t } = useTexts('offersDetails');
  const { money, moment } = useFormat();
  const today = localDateAt(useInjection(Clock).now());
  const { hashId, photo, score, publishedAt, highestBid, buyNowPrice, minimalPrice, ownBid, deal } = offer;
  const price = (value: Money | null) => value !== null && value > 0 && <span translate="no">{money(value)}</span>;
  const shownPhoto = detail?.photos[0]?.address ?? photo;
  const place = [detail?.countryCode, detail?.zipCode, detail?.place].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.top}>
        {shownPhoto !== null && <Box as="img" fullWidth src={shownPhoto} alt="" />}
        <div className={styles.facts}>
          <FactLines
            lines={[
              [t('number'), <span translate="no">{hashId}</span>],
              [t('location'), place],
              [t('facts.score'), score],
              [t('published'), publishedAt !== null && moment(publishedAt)],
              [t('facts.highestBid'), price(highestBid)],
              [t('facts.buyNow'), price(buyNowPrice)],
              [t('facts.minimalPrice'), price(minimalPrice)],
              [t('facts.finalPrice'), !deal && price(offer.finalPrice)],
              [t('facts.ownBid'), price(ownBid)],
            ]}
          />
          <StandingMark offer={offer} />
          <RiskRow offer={offer} detail={detail} />
        </div>
      </div>
      {deal && (
        <div className={styles.deal}>
          <DealContact deal={deal} />
          <DealAmounts deal={deal} />
        </div>
      )}
      {detail?.comments && (
        <section>
          <h2>{t('comments')}</h2>
          <p className={styles.comments}>{detail.comments}</p>
        </section>
      )}
      {detail && <VehicleData offer={offer} detail={detail} today={today} />}
    </>
  );
});
