import { observer } from 'mobx-react-lite';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { OwnLikes } from '../../../application/offers/OwnLikes';
import { Calculations } from '../../../application/valuation/Calculations';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { OfferDetail } from '../../../domain/offers/OfferDetail';
import { offerYear } from '../../../domain/offers/vehicle/Vehicle';
import { firstFacts, type VehicleKey } from '../../../domain/offers/vehicle/VehicleFacts';
import type { StatedInRow } from '../../../domain/valuation/NotStated';
import { kitClass } from '../../kit/kitElement';
import { Card, Grid, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Flag } from '../../shared/icons/Flag';
import { noticePlace } from '../../shared/noticePlaces';
import { useBook } from '../../shared/page/useBook';
import { useScreenActions } from '../../shared/page/useScreenActions';
import { useFormat } from '../../shared/texts/useFormat';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LikeButton } from '../tile/LikeButton';
import { Score, ScoreBar } from '../tile/Score';
import * as styles from './OfferFacts.module.css';
import { RiskRow } from './RiskRow';
import { useVehicleText } from './VehicleData';

interface OfferHeaderProps {
  readonly offer: StatedInRow & Pick<Offer, 'hashId' | 'label1' | 'label2' | 'score' | 'isLiked' | 'publishedAt'>;
  readonly detail: OfferDetail | undefined;
}

const factValue = kitClass({ tone: 'primary', textAlign: 'end' });

/**
 * The header keeps a place for the facts, the location and the risks before the detail has loaded, so that the controls
 * below do not shift.
 */
export function OfferHeader({ offer, detail }: OfferHeaderProps) {
  const { t } = useTexts('offersDetails');
  const { moment, elapsed } = useFormat();
  const now = useNow();
  const lists = useInjection(OfferLists);
  const likes = useInjection(OwnLikes);
  const summary = useSummary(offer, detail);
  const { hashId } = offer;
  // The page may be rendered before it is opened.
  useScreenActions(() => (lists.openOffer === hashId ? { like: () => void likes.toggle(hashId) } : {}));
  const place = [detail?.zipCode, detail?.place].filter(Boolean).join(' ');
  return (
    <Card as="header" className={styles.header}>
      <ScoreBar score={offer.score} />
      <LikeButton offer={offer} />
      <div className={styles.title} ref={noticePlace} data-notice-place="title">
        <Text as="h1" size="headline" letterSpacing="tight" lineHeight="headline" breakWords translate="no">
          {offer.label1 || offer.hashId}
        </Text>
      </div>
      <Text phone={{ marginBottom: 1 }} as="p" marginBottom={2} tone="secondary" breakWords translate="no">
        {offer.label2}
      </Text>
      {/* The rest of the facts arrives late, and takes up to two lines. */}
      <Text as="p" minHeight="twoLines" breakWords whiteSpace="pre-line">
        {summary}
      </Text>
      {(place || !detail) && (
        <Row as="p" gap={1.5} minHeight="line" marginBottom={2}>
          {detail?.countryCode && <Flag code={detail.countryCode} />}{' '}
          {/* A new element, because the flag would otherwise move it. */}
          <span key={place}>{place || '\u00a0'}</span> <Distance hashId={hashId} />
        </Row>
      )}
      <Grid
        as="dl"
        columns="last-wide"
        gap={1.5}
        columnGap={4}
        marginBottom={3}
        paddingTop={3}
        tone="secondary"
        size="small"
        breakWords
        phone={{ gap: 0.5, columnGap: 4, marginBottom: 2, paddingTop: 2 }}
        lineAbove
      >
        <dt>{t('number')}</dt>
        <dd className={factValue} translate="no">
          {offer.hashId}
        </dd>
        <dt title={t('score.source')}>{t('score.name')}</dt>
        <dd className={factValue} title={t('score.source')}>
          <Score score={offer.score} />
        </dd>
        {offer.publishedAt !== null && (
          <>
            <dt>{t('published')}</dt>
            <dd className={factValue}>
              <time dateTime={new Date(offer.publishedAt).toISOString()}>{moment(offer.publishedAt)}</time>
            </dd>
            <dt>{t('onlineFor')}</dt>
            <dd className={factValue} title={moment(offer.publishedAt)}>
              {elapsed(offer.publishedAt, now)}
            </dd>
          </>
        )}
      </Grid>
      <RiskRow key={hashId} offer={offer} detail={detail} />
    </Card>
  );
}

/**
 * Age, use, power and owners, as far as they are known, two on a line. The row states the first two. One text, because the
 * browser counts an element as moved when the one before it grows.
 */
function useSummary(offer: OfferHeaderProps['offer'], detail: OfferDetail | undefined): string {
  const { t } = useTexts('offersVehicle');
  const textOf = useVehicleText();
  const year = offerYear(offer);
  const row = {
    ...(year === null ? {} : { productionYear: year }),
    ...(offer.totalMileage === null ? {} : { totalMileage: offer.totalMileage }),
  };
  const vehicle = { ...row, ...detail?.vehicle };
  const textIn = (key: VehicleKey) => {
    const value = textOf(key, vehicle[key]);
    if (value === null || vehicle[key] === 'not_known') return [];
    if (key === 'firstRegistration') return t('summary.firstRegistered', { date: value });
    if (key !== 'previousOwners') return value;
    // The server sends a number as a text, or a text that names more.
    const count = Number(vehicle[key]);
    return t('summary.owners', { count: Number.isNaN(count) ? 5 : count, owners: value });
  };
  return firstFacts(vehicle)
    .flatMap(textIn)
    .map((text, place) => `${place === 0 ? '' : place % 2 === 0 ? '\n' : '\u00a0· '}${text.replaceAll(' ', '\u00a0')}`)
    .join('');
}

/** The way from the dealer's yard. Empty if it is not known. */
const Distance = observer(function Distance({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('shared');
  const { number } = useFormat();
  useBook();
  const transport = useInjection(Calculations).transport(hashId);
  return transport && <span>{`(${t('units.kilometres', { value: number(transport.distance.km) })})`}</span>;
});
