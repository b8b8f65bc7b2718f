import { observer } from 'mobx-react-lite';
import { memo, useMemo } from 'react';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { Calculations } from '../../application/valuation/Calculations';
import type { HashId } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import type { ComparableSale } from '../../domain/valuation/ComparableSale';
import { isBreakEven, maximumBid } from '../../domain/valuation/MaximumBid';
import { axisShare, dotLanes, type PriceAxis, priceAxis } from '../../domain/valuation/PriceAxis';
import { kitClass } from '../kit/kitElement';
import { Row, Stack } from '../kit/Layout';
import { Text } from '../kit/Text';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './Valuation.module.css';

/** In pixels; the width is in percent. */
const LANES = 10;
const LANE = 8;
const TOP = 20;
const AXIS = TOP + LANES * LANE + 4;
const HEIGHT = AXIS + 22;
/** The part of the width that a dot takes in the narrowest plot. */
const DOT = 0.026;
/** Keeps the outermost labels inside the drawing. */
const MARGIN = 8;

const place = (share: number) => MARGIN + share * (100 - 2 * MARGIN);
const percent = (share: number) => `${place(share)}%`;

interface StripPlotProps {
  readonly hashId: HashId;
  readonly sales: readonly ComparableSale[];
}

/** One dot for each sale on an axis of prices, with marks for the prices of the offer. The table has the same sales. */
export const StripPlot = observer(function StripPlot({ hashId, sales }: StripPlotProps) {
  const { t } = useTexts('valuation');
  const { money } = useFormat();
  const offer = useInjection(OfferRegistry).get(hashId);
  const calculations = useInjection(Calculations);
  const inputs = calculations.isTransportKnown(hashId) ? calculations.inputsOf(hashId) : null;
  const prices = useMemo(() => sales.flatMap(({ price }) => price ?? []), [sales]);
  const marks = [
    { key: 'highestBid', sign: '▲', price: offer?.highestBid ?? 0 },
    { key: 'buyNow', sign: '■', price: offer?.buyNowPrice ?? 0 },
    { key: 'maximum', sign: '◆', price: (inputs && maximumBid(inputs)) ?? 0 },
  ].flatMap(({ price, ...mark }) => (price > 0 ? { ...mark, price: price as Money } : [])) as readonly Mark[];
  const { from, to } = priceAxis([...prices, ...marks.map(({ price }) => price)]) ?? {};
  // The axis changes only when a price leaves it.
  const axis = useMemo(() => (from === undefined || to === undefined ? null : priceAxis([from, to])), [from, to]);
  if (!axis) return null;
  return (
    <Stack gap={1}>
      <svg className={styles.drawing} width="100%" height={HEIGHT} aria-hidden>
        <Dots axis={axis} prices={prices} />
        {axis.ticks.map(tick => (
          <g key={tick}>
            <line x1={percent(axisShare(axis, tick))} x2={percent(axisShare(axis, tick))} y1={AXIS} y2={AXIS + 4} />
            <text
              x={percent(axisShare(axis, tick))}
              y={AXIS + 17}
              className={kitClass({ size: 'small', tabular: true })}
            >
              {money(tick)}
            </text>
          </g>
        ))}
        {marks.map(({ key, sign, price }) => (
          <g key={key} className={`${styles.mark} ${kitClass({ tone: tones[key] })}`}>
            <line x1={percent(axisShare(axis, price))} x2={percent(axisShare(axis, price))} y1={TOP - 4} y2={AXIS} />
            <text x={percent(axisShare(axis, price))} y={TOP - 7} className={kitClass({ size: 'small' })}>
              {sign}
            </text>
          </g>
        ))}
      </svg>
      <Row as="ul" wrap gap={1} columnGap={3} size="small" tabular>
        {marks.map(({ key, sign, price }) => (
          <li key={key}>
            <Text aria-hidden tone={tones[key]}>
              {sign}
            </Text>{' '}
            <span>{`${key === 'maximum' && inputs && isBreakEven(inputs) ? t('breakEvenBid') : t(`marks.${key}`)} ${money(price)}`}</span>
          </li>
        ))}
      </Row>
    </Stack>
  );
});

const tones = { highestBid: 'warning', buyNow: 'primary', maximum: 'success' } as const;

interface Mark {
  readonly key: 'highestBid' | 'buyNow' | 'maximum';
  readonly sign: string;
  readonly price: Money;
}

/** Drawn again only if a sale or the axis changes, and not on each push. */
const Dots = memo(function Dots({ axis, prices }: { readonly axis: PriceAxis; readonly prices: readonly Money[] }) {
  const shares = prices.map(price => axisShare(axis, price));
  const lanes = dotLanes(shares, DOT, LANES);
  // One path with a round cap for each dot, because hundreds of elements take longer to draw.
  const dots = shares.map((share, index) => `M${place(share).toFixed(2)} ${AXIS - 6 - lanes[index]! * LANE}h0`);
  return (
    <>
      <line x1={percent(0)} x2={percent(1)} y1={AXIS} y2={AXIS} />
      <svg width="100%" height={HEIGHT} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
        <path className={styles.dots} d={dots.join('')} />
      </svg>
    </>
  );
});
