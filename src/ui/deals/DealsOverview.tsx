import { CalendarDays, CircleCheck, FileWarning } from 'lucide';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { PickupTour } from '../../application/board/PickupTour';
import { CountedRows } from '../../application/offers/list/CountedRows';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { dealsOverview } from '../../domain/board/DealsOverview';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { offerName } from '../../domain/offers/Offer';
import { hasRunningDeal } from '../../domain/offers/Sale';
import { kitClass } from '../kit/kitElement';
import { Box, Row, Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import * as buttons from '../shared/Button.module.css';
import { Link } from '../shared/navigation';
import { IconLine } from '../shared/offer/FactLines';
import { OfferLink } from '../shared/offer/OfferLink';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import * as styles from './DealsOverview.module.css';

const heading = { size: 'small', weight: 'medium', letterSpacing: 'normal', tone: 'secondary' } as const;

const dealsOnly: readonly OfferTab[] = ['inRealization'];

/** Beside the deals: what they add up to by how far they are, the next tour, and the papers that are missing. */
export const DealsOverview = observer(function DealsOverview() {
  const { t } = useTexts(['board', 'offersDetails']);
  const { money, number, calendarDate } = useFormat();
  const rows = useInjection(CountedRows);
  const registry = useInjection(OfferRegistry);
  const { plan } = useInjection(PickupTour);
  const id = useId();
  useRun(PickupTour);
  useRun(CountedRows, dealsOnly);
  // Most pushes change no deal.
  const derived = useMemo(
    () =>
      computed(
        () =>
          dealsOverview(
            [...rows.idsOf('inRealization')].flatMap(hashId => {
              const offer = registry.get(hashId);
              return offer?.deal && hasRunningDeal(offer) ? { hashId, deal: offer.deal } : [];
            }),
          ),
        { equals: compareStructural },
      ),
    [rows, registry],
  );
  const { all, places, withoutPapers } = derived.get();
  // A part of the deals would be a smaller sum.
  if (all.count === 0 || !rows.isWhole('inRealization')) return <div className={styles.overview} />;
  const chosen = plan.stops.length;
  return (
    <Box as="aside" divided className={styles.overview} aria-labelledby={id}>
      <Stack as="section" gap={2} padding={5}>
        <Text as="h2" {...heading} id={id}>
          {t('board:overview.title')}
        </Text>
        <Text as="p" size="figure" tabular translate="no">
          {money(all.total)}
        </Text>
        <SmallText>{t('board:overview.withCommission')}</SmallText>
        {all.unknown > 0 && <SmallText>{t('offersDetails:sales.unknown', { count: all.unknown })}</SmallText>}
        <Stack as="dl" gap={2} marginTop={2} tabular>
          {places.map(({ place, count, total }) => (
            <Row key={place} gap={2} align="stretch" justify="between">
              <dt>
                <span>{t(`board:columns.${place}`)}</span> <span className={styles.count}>{number(count)}</span>
              </dt>
              <dd translate="no">{money(total)}</dd>
            </Row>
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap={2} padding={5}>
        <Text as="h3" {...heading}>
          {t('board:overview.papers')}
        </Text>
        {withoutPapers.length === 0 ? (
          <Text as="p" tone="success" size="small">
            <IconLine icon={CircleCheck}>{t('board:overview.papersComplete')}</IconLine>
          </Text>
        ) : (
          <Stack as="ul" gap={1} tone="warning" size="small">
            {withoutPapers.map(hashId => {
              const offer = registry.get(hashId);
              return (
                <li key={hashId}>
                  <IconLine icon={FileWarning}>
                    <OfferLink hashId={hashId} translate="no">
                      {offer ? offerName(offer) : hashId}
                    </OfferLink>
                  </IconLine>
                </li>
              );
            })}
          </Stack>
        )}
      </Stack>
      <Stack as="section" gap={2} padding={5}>
        <Text as="h3" {...heading}>
          {t('board:overview.tour')}
        </Text>
        <SmallText>
          <IconLine icon={CalendarDays}>
            {chosen === 0
              ? t('board:overview.noTour')
              : [plan.date && calendarDate(plan.date), t('board:chosen', { count: chosen })]
                  .filter(Boolean)
                  .join(' · ')}
          </IconLine>
        </SmallText>
        <Link to={paths.pickup} className={`${buttons.button} ${kitClass({ justifySelf: 'start' })}`}>
          {t('board:planPickup')}
        </Link>
      </Stack>
    </Box>
  );
});
