import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { Clock } from '../../../application/ports/Clock';
import type { LoadStatus } from '../../../application/shared/Resource';
import { toSearch } from '../../../domain/offers/list/BrowseQuestion';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import type { OfferDetail } from '../../../domain/offers/OfferDetail';
import { isOnSale } from '../../../domain/offers/Sale';
import { type LocalDate, localDateAt } from '../../../domain/shared/LocalDate';
import { similarOffers } from '../../../domain/valuation/ComparableQuestion';
import { ConversationWidget } from '../../conversations/widget/ConversationWidget';
import { kitClass } from '../../kit/kitElement';
import { Text } from '../../kit/Text';
import { LocationMap } from '../../maps/LocationMap';
import { CloseButton } from '../../shared/CloseButton';
import type { Elements } from '../../shared/Elements';
import { FailureNotice } from '../../shared/FailureNotice';
import { Link } from '../../shared/navigation';
import * as plain from '../../shared/page/PlainPage.module.css';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { CalculationDisclosure } from '../../valuation/calculation/CalculationDisclosure';
import { NotStatedDisclosure } from '../../valuation/NotStatedDisclosure';
import { useStableFields } from '../parts/useStableFields';
import { Comments } from './Comments';
import { Gallery } from './gallery/Gallery';
import { offerCard } from './offerCard';
import { OfferFootBar } from './OfferFootBar';
import { OfferHeader } from './OfferHeader';
import * as styles from './OfferPage.module.css';
import { useOverlay } from './overlay/useOverlay';
import { PricePanel, SeenPrices } from './PricePanel';
import { VehicleData } from './VehicleData';

interface OfferPageProps {
  readonly hashId: HashId;
  readonly onClose: () => void;
  /** Buttons that lead to other offers. */
  readonly steps?: Elements;
}

/** Fields that a bid does not change. What depends on them alone is not rendered again when a push changes the price. */
const STABLE_FIELDS = [
  'hashId',
  'label1',
  'label2',
  'photo',
  'vehicleType',
  'score',
  'isLiked',
  'publishedAt',
  'year',
  'productionYear',
  'totalMileage',
  'region',
] as const;
type StableOffer = Pick<Offer, (typeof STABLE_FIELDS)[number]>;

/** Renders at once from the data of the list row, and adds the rest when the detail has loaded. */
export const OfferPage = observer(function OfferPage({ hashId, onClose, steps }: OfferPageProps) {
  const { t } = useTexts(['offers', 'offersDetails', 'shared']);
  const opened = useInjection(OpenedOffers);
  const bars = useInjection(ActionBars);
  const registry = useInjection(OfferRegistry);
  const today = localDateAt(useInjection(Clock).now());

  /**
   * False in the first frame, which shows only the data of the list row. The rest takes longer to render and follows.
   */
  const isWhole = useDeferredValue(true, false);
  const held = opened.detailOf(hashId);
  const detail = isWhole ? held : undefined;
  const offer = registry.get(held?.hashId ?? hashId);
  const stable = useStableFields(offer, STABLE_FIELDS);
  const { gallery, header, notStated, facts } = useMemo(
    () => (stable ? staticElements({ hashId, offer: stable, detail, today }) : nothing),
    [hashId, stable, detail, today],
  );
  const closeButton = useMemo(() => <CloseButton size={22} className={styles.close} onClick={onClose} />, [onClose]);
  const side = useRef<HTMLElement | null>(null);
  const followSide = useCallback((element: HTMLElement) => {
    side.current = element;
    const observer = new ResizeObserver(() => element.style.setProperty('--own-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      side.current = null;
      observer.disconnect();
    };
  }, []);
  // Nothing here shows that the offer is being fetched.
  const failure = useMemo(() => computed(() => failureIn(opened.statusOf(hashId))), [opened, hashId]).get();
  const head = useTitleInSight(offer?.hashId);
  useTitle(offer ? offerName(offer) : hashId);

  useEffect(() => {
    if (!isWhole) return;
    const wasExpanded = bars.isExpanded(hashId);
    void opened.open(hashId);
    return () => {
      opened.close(hashId);
      bars.leavePage(hashId, { wasExpanded });
    };
  }, [hashId, isWhole, opened, bars]);

  const isGone = failure?.reason === 'notFound';
  if (isGone && !offer) return <GoneOffer />;
  return (
    <div className={styles.page}>
      <div ref={head} className={styles.head}>
        {offer && (
          <p aria-hidden className={styles.type}>
            {t(`offers:types.${offer.vehicleType}`)}
          </p>
        )}
        {/* The heading below says it too. */}
        <p aria-hidden className={styles.name} translate="no">
          {offer ? offerName(offer) : hashId}
        </p>
        {offer && isWhole && <ConversationWidget hashId={offer.hashId} prices={side} />}
        {closeButton}
        {steps && <div className={`${shownSteps} ${styles.steps}`}>{steps}</div>}
      </div>
      {offer && !offer.deal && (isGone || !isOnSale(offer)) && <NoLongerOnSale offer={offer} />}
      {failure && !isGone && (
        <FailureNotice
          title={t('offersDetails:failed')}
          failure={failure}
          onTryAgain={() => void opened.read(hashId)}
        />
      )}
      {offer ? (
        <div className={styles.columns} data-offer-parts>
          <div>{gallery}</div>
          <aside className={`${part} ${styles.side}`} ref={followSide}>
            {header}
            {isWhole && !isGone && <PricePanel offer={offer} openedAs={hashId} />}
            {isWhole && (
              <div className={offerCard}>
                {notStated}
                <SeenPrices key={`seen ${offer.hashId}`} hashId={offer.hashId} />
              </div>
            )}
          </aside>
          <div className={`${below} ${styles.below}`} data-awaits-photos={!detail && !failure}>
            <div className={`${part} ${styles.facts}`}>
              {isWhole && (
                <div className={offerCard}>
                  <CalculationDisclosure key={`calculation ${offer.hashId}`} hashId={offer.hashId} />
                </div>
              )}
              {facts}
            </div>
          </div>
        </div>
      ) : (
        !failure && (
          <>
            <p role="status" className="visually-hidden">
              {t('shared:loading')}
            </p>
            <div aria-hidden className={styles.columns}>
              <div className={styles.awaited} />
              <div className={styles.awaited} />
            </div>
          </>
        )
      )}
      {offer && isWhole && !isGone && <OfferFootBar offer={offer} />}
    </div>
  );
});

const part = kitClass({ display: 'grid', gap: 4, minWidth: 0 });
const below = kitClass({ display: 'stack', minWidth: 0 });
const shownSteps = kitClass({
  display: 'stack',
  gap: 1,
  marginTop: 3,
  narrow: { display: 'row', first: true, marginTop: 0 },
});

const failureIn = (status: LoadStatus) => (status.step === 'failed' ? status.failure : null);

const nothing = { gallery: null, header: null, notStated: null, facts: null };

interface StaticParts {
  readonly hashId: HashId;
  readonly offer: StableOffer;
  readonly detail: OfferDetail | undefined;
  readonly today: LocalDate;
}

function staticElements({ hashId, offer, detail, today }: StaticParts) {
  return {
    gallery: <Gallery offer={offer} photos={detail?.photos ?? null} />,
    header: <OfferHeader offer={offer} detail={detail} />,
    notStated: <NotStatedDisclosure key={`notStated ${offer.hashId}`} offer={offer} detail={detail} />,
    facts: detail && (
      <>
        {detail.comments && (
          <Comments hashId={hashId} text={detail.comments} country={detail.countryCode ?? offer.region} />
        )}
        <VehicleData offer={offer} detail={detail} today={today} />
        <LocationMap detail={detail} />
      </>
    ),
  };
}

/** The height of the head. */
const BELOW_HEAD = '-48px 0px 0px';

/**
 * Marks the head of an opened offer while the title below it is in sight, because the name would be there twice. `title`
 * is the text of that title: another one is watched instead.
 */
export function useTitleInSight(title: string | undefined): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = head.current!;
    const heading = element.parentElement?.querySelector('h1');
    if (!heading) return;
    const observer = new IntersectionObserver(
      ([entry]) => element.toggleAttribute('data-titled', entry?.isIntersecting ?? false),
      { rootMargin: BELOW_HEAD },
    );
    observer.observe(heading);
    return () => observer.disconnect();
  }, [title]);
  return head;
}

/** Above an offer that is sold or gone. Empty if this dealer may be its buyer. */
export const NoLongerOnSale = observer(function NoLongerOnSale({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('offersDetails');
  const purchase = useInjection(OwnPurchases).of(offer);
  if (purchase === 'checking' || purchase === 'done') return null;
  return (
    <Text as="p" tone="warning" frame="warning" paddingBlock={3} paddingInline={4} role="status">
      <span>{t('gone.short')}</span> <Link to={paths.browse + toSearch(similarOffers(offer))}>{t('gone.similar')}</Link>
    </Text>
  );
});

/** Shown if nothing is known about the offer. */
function GoneOffer() {
  const { t } = useTexts(['offersDetails', 'shared']);
  const title = t('offersDetails:gone.title');
  useTitle(title);
  return (
    <div className={plain.page}>
      <h1>{title}</h1>
      <p>{t('offersDetails:gone.lead')}</p>
      <Link to={paths.browse}>{t('shared:toOffers')}</Link>
      <Link to={paths.inRealization}>{t('offersDetails:gone.deals')}</Link>
    </div>
  );
}

/** An offer at its own address, without a list below it. */
export function OfferScreen({ hashId }: { readonly hashId: HashId }) {
  const { close } = useOverlay();
  return (
    <div className={styles.screen}>
      <OfferPage hashId={hashId} onClose={close} />
    </div>
  );
}
