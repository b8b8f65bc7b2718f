import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { Calculations } from '../../application/valuation/Calculations';
import { ComparableSales, type FoundComparables } from '../../application/valuation/ComparableSales';
import type { HashId } from '../../domain/offers/Offer';
import { offerYear } from '../../domain/offers/vehicle/Vehicle';
import { euros, type Money, toEuros } from '../../domain/shared/Money';
import { MOST_SALES, type PriceSummary, saleYears } from '../../domain/valuation/ComparableSale';
import { proposedSalePrice } from '../../domain/valuation/Markup';
import { priceAtMileage } from '../../domain/valuation/priceAtMileage';
import { Fact } from '../kit/Facts';
import { kitClass } from '../kit/kitElement';
import { Grid, Row, Stack } from '../kit/Layout';
import { SmallText } from '../kit/Text';
import { Button } from '../shared/Button';
import { FailureNotice } from '../shared/FailureNotice';
import { ignoreHeldKey } from '../shared/fields/MoneyButton';
import { useKeptFocus } from '../shared/input/useKeptFocus';
import { RelativeTime } from '../shared/texts/RelativeTime';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { SalesTable } from './SalesTable';
import { StripPlot } from './StripPlot';
import { useValueTexts } from './useValueTexts';

interface ComparablesProps {
  readonly hashId: HashId;
}

/** The search in the archive and what it found. */
export const Comparables = observer(function Comparables({ hashId }: ComparablesProps) {
  const { t } = useTexts('valuation');
  const sales = useInjection(ComparableSales);
  const registry = useInjection(OfferRegistry);
  const found = sales.get(hashId, useNow());
  const step = sales.stepOf(hashId);
  const isLoaded = registry.has(hashId);
  const keptFocus = useKeptFocus(step.step, 'button');

  useEffect(() => {
    const offer = registry.get(hashId);
    if (isLoaded && offer) void sales.read(offer);
  }, [sales, registry, hashId, isLoaded]);

  const withOffer = (act: 'search' | 'retry') => () => {
    const offer = registry.get(hashId);
    if (offer) void sales[act](offer);
  };

  return (
    <Stack as="section" fullRow gap={2} minWidth={0} {...keptFocus}>
      <SmallText as="h2" weight="regular">
        {t('comparables')}
      </SmallText>
      {step.step === 'searching' ? (
        <Row gap={2} wrap>
          <progress value={step.done} max={step.wanted} aria-label={t('searching')} />
          <span role="status">{t('searched', { done: step.done, wanted: step.wanted })}</span>
          <Button kind="quiet" onKeyDown={ignoreHeldKey} onClick={() => sales.cancel(hashId)}>
            {t('cancel')}
          </Button>
        </Row>
      ) : (
        <Button className={kitClass({ justifySelf: 'start' })} onKeyDown={ignoreHeldKey} onClick={withOffer('search')}>
          {t('find')}
        </Button>
      )}
      {step.step === 'failed' && (
        <FailureNotice title={t('findFailed')} failure={step.failure} onTryAgain={withOffer('search')} />
      )}
      {found && found.missingPages > 0 && step.step !== 'searching' && (
        <Row gap={2} wrap role="status">
          <SmallText weight="regular">{t('missingPages', { count: found.missingPages })}</SmallText>
          <Button kind="quiet" onClick={withOffer('retry')}>
            {t('askAgain')}
          </Button>
        </Row>
      )}
      {found && <FoundSales hashId={hashId} found={found} />}
    </Stack>
  );
});

interface FoundSalesProps extends ComparablesProps {
  readonly found: FoundComparables;
}

const FoundSales = observer(function FoundSales({ hashId, found }: FoundSalesProps) {
  const { t } = useTexts('valuation');
  const about = useAbout();
  const offer = useInjection(OfferRegistry).get(hashId);
  const mileage = offer?.totalMileage ?? null;
  const { sales, foundAt, isCut, summary } = found;
  const { unknownPrices: unknown } = summary;
  const year = offer ? offerYear(offer) : null;
  const years = saleYears(sales, year);
  const span = years && (years.first === years.last ? String(years.first) : `${years.first} – ${years.last}`);
  const yearsText =
    years && year !== null && years.first !== years.last ? t('yearsOf', { years: span, same: years.same, year }) : span;
  // Takes a hundred milliseconds, and most pushes about the offer change no sale.
  const estimate = useMemo(() => (mileage === null ? null : priceAtMileage(sales, mileage)), [sales, mileage]);

  return (
    <Stack gap={3} minWidth={0} role="figure" aria-label={t('comparableSales')}>
      <SmallText weight="regular">
        <span>{t('asOf')}</span> <RelativeTime instant={foundAt} />
        {isCut && (
          <span>{` · ${sales.length < MOST_SALES ? t('isCut') : t('newestOnly', { count: sales.length })}`}</span>
        )}
      </SmallText>
      {summary.kind === 'tooFew' ? (
        <>
          <p role="status">
            {[t('tooFew', { count: summary.count }), unknown > 0 && t('unknownPrices', { count: unknown })]
              .filter(Boolean)
              .join(' ')}
          </p>
          {sales.length > 0 && <SalesTable sales={sales} />}
        </>
      ) : (
        <>
          <StripPlot hashId={hashId} sales={sales} />
          <SalesTable sales={sales} />
          <SummaryList summary={summary} years={yearsText} />
          {estimate && mileage !== null && (
            <SmallText weight="regular" title={t('estimateFrom', { count: estimate.count })}>
              {t('estimate', {
                price: about(estimate.price),
                from: about(estimate.from),
                to: about(estimate.to),
              })}
            </SmallText>
          )}
          <Proposal hashId={hashId} median={summary.median} estimate={estimate?.price ?? null} />
        </>
      )}
    </Stack>
  );
});

interface ProposalProps extends ComparablesProps {
  readonly median: Money;
  /** The trade price at the mileage of the offer. Null if it is not known. */
  readonly estimate: Money | null;
}

/** The sale price that the dealer's markup makes of a trade price. Empty without a markup. */
const Proposal = observer(function Proposal({ hashId, median, estimate }: ProposalProps) {
  const { t } = useTexts('valuation');
  const about = useAbout();
  const { target } = useValueTexts();
  const calculations = useInjection(Calculations);
  const { markup } = calculations;
  if (markup === null) return null;
  const salePrice = proposedSalePrice(estimate ?? median, markup);
  const source = t(estimate === null ? 'proposedFromMedian' : 'proposedFromEstimate', {
    price: about(estimate ?? median),
    markup: target(markup),
  });
  return (
    <Row gap={2} wrap>
      <p>
        <span>{t('proposedSalePrice')}</span> <strong translate="no">{about(salePrice)}</strong>{' '}
        <SmallText as="span" weight="regular">
          {source}
        </SmallText>
      </p>
      <Button onClick={() => void calculations.edit(hashId, { salePrice })}>{t('useAsSalePrice')}</Button>
    </Row>
  );
});

interface SummaryListProps {
  readonly summary: Extract<PriceSummary, { kind: 'known' }>;
  /** Of which years the vehicles are. */
  readonly years: string | null;
}

function SummaryList({ summary, years }: SummaryListProps) {
  const { t } = useTexts('valuation');
  const { money, date } = useFormat();
  const about = useAbout();
  const { count, unknownPrices, median, lowerQuartile, upperQuartile, lowest, highest, newest } = summary;
  const lines: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('count'), String(count)],
    [t('years'), years],
    [t('median'), money(median)],
    [t('quartiles'), `${about(lowerQuartile)} – ${about(upperQuartile)}`],
    [t('range'), `${about(lowest)} – ${about(highest)}`],
    [t('newest'), newest !== null && date(newest)],
    [t('withoutPrice'), unknownPrices > 0 && String(unknownPrices)],
  ];
  return (
    <Grid as="dl" columns={2} gap={1} columnGap={3} size="body">
      {lines.map(
        ([name, value]) =>
          value && (
            <Fact key={name} above weight="strong" name={name}>
              {value}
            </Fact>
          ),
      )}
    </Grid>
  );
}

/** Formats a price that is only a guide, without cents. */
function useAbout() {
  const { money } = useFormat();
  return (price: Money) => money(euros(Math.round(toEuros(price))));
}
