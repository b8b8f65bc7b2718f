import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { DealBoard } from '../../../application/board/DealBoard';
import { PickupTour } from '../../../application/board/PickupTour';
import { Handovers } from '../../../application/handover/Handovers';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { Clock } from '../../../application/ports/Clock';
import { deviceToday } from '../../../application/shared/deviceToday';
import { sellerName } from '../../../domain/board/ContentLines';
import { addressLines } from '../../../domain/deals/TransportRoute';
import { isPickedUp } from '../../../domain/offers/Deal';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import { type LocalDate, noonOf, yearOf } from '../../../domain/shared/LocalDate';
import { Empty } from '../../kit/Empty';
import { Card, Content, Grid, Page, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { ListEnd } from '../../offers/list/ListEnd';
import { LazyDateField } from '../../selling/invoices/lazyViews';
import { Button } from '../../shared/Button';
import { TextField } from '../../shared/fields/TextField';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { useMainName } from '../../shared/loading/useMainName';
import { Link } from '../../shared/navigation';
import { OfferLink } from '../../shared/offer/OfferLink';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { localeOf, useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { ForPickup } from '../DealCard';
import { usePapers } from '../handover/usePapers';
import { LazyHandoverPage } from '../lazyViews';
import { type PaperKind, PaperPreview } from './papers/PaperPreview';
import * as styles from './PickupPage.module.css';
import { StopList } from './StopList';
import { TourFiles } from './TourFiles';
import { type PlannedDeal, usePlannedDeals } from './usePlannedDeals';

/** The tour on which bought vehicles are picked up, and its papers. */
export const PickupPage = observer(function PickupPage() {
  const { t } = useTexts('boardPickup');
  const board = useInjection(DealBoard);
  const { isShown, plan } = useInjection(PickupTour);
  const registry = useInjection(OfferRegistry);
  const list = useInjection(OfferLists).of('inRealization');
  const deals = usePlannedDeals();
  const [paper, setPaper] = useState<PaperKind | null>(null);
  useTitle(t('title'));
  useMainName(t('title'));
  useLayoutEffect(() => board.run(), [board]);
  useRun(PickupTour);

  // The press that puts a vehicle on the tour, or takes it off, disappears with its row.
  const keptFocus = useKeptFocus(deals.map(({ offer }) => offer.hashId).join(' '), '[data-offer] button[aria-pressed]');
  useRun(Handovers);
  usePapers();
  useEffect(() => LazyHandoverPage.preload(), []);

  // A press that puts a vehicle on the tour stays where it is, so that it keeps the focus and can be taken back.
  const [listed, setListed] = useState<readonly HashId[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  const others = list.ids.flatMap(hashId => {
    const offer = registry.get(hashId);
    const isLeft = !plan.stops.includes(hashId) || listed.includes(hashId);
    return offer?.deal && !isPickedUp(offer.deal) && isLeft ? [offer] : [];
  });
  const found = others.filter(({ hashId }) => !listed.includes(hashId));
  if (isShown && found.length > 0) setListed([...listed, ...found.map(({ hashId }) => hashId)]);
  const isKnown = isShown && (list.lastFetchedAt !== null || deals.length > 0);
  const isEmpty = isKnown && deals.length === 0;
  return (
    <Page {...keptFocus} className={styles.pickup} data-paper={paper ?? undefined}>
      <PageHead title={t('title')} isLeadQuiet lead={isKnown ? t('stops', { count: deals.length }) : null}>
        {!isEmpty && <Link to={paths.dealBoard}>{t('toBoard')}</Link>}
      </PageHead>
      {!isKnown && (list.status.step === 'failed' ? <ListEnd list={list} isDrawn /> : <RowSkeletons />)}
      {isEmpty && (
        <Empty title={t('empty.title')} hint={t(others.length > 0 ? 'chooseOthers' : 'empty.hint')}>
          <Link to={paths.dealBoard}>{t('toBoard')}</Link>
        </Empty>
      )}
      {isKnown && deals.length > 0 && (
        <Content gap={6} paddingBottom={others.length > 0 ? 0 : 8} plainOnPaper={paper !== null}>
          <Grid gap={4} className={styles.plan}>
            <TourFields deals={deals} area={fields} />
            <StopList deals={deals} />
            <TourFiles deals={deals} onPaper={setPaper} />
          </Grid>
          {paper && <PaperPreview key={paper} kind={paper} deals={deals} />}
        </Content>
      )}
      {isKnown && others.length > 0 && <OtherDeals offers={others} deals={deals} fields={fields} />}
    </Page>
  );
});

const dayAndMonth = (date: LocalDate, language: string): string =>
  new Date(noonOf(date)).toLocaleDateString(localeOf(language), { weekday: 'long', day: 'numeric', month: 'long' });

interface TourFieldsProps {
  readonly deals: readonly PlannedDeal[];
  readonly area: RefObject<HTMLDivElement | null>;
}

/** When, who picks up, and with which vehicle. */
const TourFields = observer(function TourFields({ deals, area }: TourFieldsProps) {
  const { t, language } = useTexts('boardPickup');
  /** The sentence of the date that was chosen here. It does not follow the tour, whose changes are said where they are made. */
  const [said, setSaid] = useState<string | null>(null);
  const tour = useInjection(PickupTour);
  const { date, driver, car } = tour.plan;
  const today = deviceToday(useInjection(Clock));
  const year = yearOf(today);
  const handleDate = (chosen: LocalDate | null) => {
    tour.change(plan => ({ ...plan, date: chosen }));
    setSaid(chosen && t('dated', { count: deals.length, date: dayAndMonth(chosen, language) }));
  };
  return (
    <Grid gap={3} fit={260} ref={area} onBlur={() => setSaid(null)}>
      <LazyDateField
        label={t('date')}
        value={date}
        today={today}
        years={{ first: year, last: year + 1 }}
        error={date !== null && date < today ? t('datePast') : null}
        onChange={handleDate}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <TextField
        label={t('driver')}
        value={driver}
        autoComplete="off"
        onChange={({ target }) => tour.change(plan => ({ ...plan, driver: target.value }))}
      />
      <TextField
        label={t('car')}
        value={car}
        autoComplete="off"
        onChange={({ target }) => tour.change(plan => ({ ...plan, car: target.value }))}
      />
    </Grid>
  );
});

interface OtherDealsProps {
  readonly offers: readonly Offer[];
  readonly deals: readonly PlannedDeal[];
  /** Has the date of the tour first. */
  readonly fields: RefObject<HTMLDivElement | null>;
}

/** The vehicles that can be picked up too, each with the press that puts it on the tour. */
const OtherDeals = observer(function OtherDeals({ offers, deals, fields }: OtherDealsProps) {
  const { t } = useTexts('boardPickup');
  const { calendarDate } = useFormat();
  const { date } = useInjection(PickupTour).plan;
  const id = useId();
  const [pressed, setPressed] = useState<{ readonly hashId: HashId; readonly isChosen: boolean } | null>(null);
  const said = () => {
    const offer = offers.find(({ hashId }) => hashId === pressed?.hashId);
    const place = deals.findIndex(deal => deal.offer.hashId === pressed?.hashId) + 1;
    // The plan changes after the press.
    if (!offer || pressed?.isChosen !== place > 0) return null;
    const name = offerName(offer);
    if (place === 0) return t('takenOff', { name });
    return date === null ? t('added', { name, place }) : t('addedOn', { name, place, date: calendarDate(date) });
  };
  return (
    <Content
      as="section"
      paddingBottom={6}
      aria-labelledby={id}
      // What is changed elsewhere says itself what it does.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setPressed(null)}
    >
      <Text as="h2" size="body" id={id}>
        {t('others')}
      </Text>
      <p role="status" className="visually-hidden">
        {said()}
      </p>
      <Stack as="ul" gap={2}>
        {offers.map(({ hashId, label1, label2, deal }) => (
          <Card
            as="li"
            key={hashId}
            columns="first-wide"
            gap={1}
            columnGap={3}
            align="center"
            padding={2.5}
            data-offer={hashId}
          >
            <Text as="div" minWidth={0} breakWords>
              <Text as="h3" size="body" translate="no">
                <OfferLink hashId={hashId}>{offerName({ hashId, label1, label2 })}</OfferLink>
              </Text>
              <SmallText translate="no">
                {deal && [sellerName(deal), ...addressLines(deal)].filter(Boolean).join(', ')}
              </SmallText>
            </Text>
            <ForPickup
              hashId={hashId}
              name={offerName({ hashId, label1, label2 })}
              onPress={isChosen => setPressed({ hashId, isChosen })}
            />
          </Card>
        ))}
      </Stack>
      {deals.length > 0 && date === null && (
        <p>
          <Button onClick={() => fields.current?.querySelector('input')?.focus()}>{t('chooseDate')}</Button>
        </p>
      )}
    </Content>
  );
});
