import { observer } from 'mobx-react-lite';
import { SeenStore } from '../../../application/offers/seen/SeenStore';
import type { HashId } from '../../../domain/offers/Offer';
import { type PriceStep, priceSteps, type SeenOffer } from '../../../domain/offers/SeenOffer';
import type { Instant } from '../../../domain/shared/Instant';
import { axisShare, type PriceAxis, priceAxis } from '../../../domain/valuation/PriceAxis';
import { Disclosure } from '../../shared/Disclosure';
import { useFormat } from '../../shared/texts/useFormat';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './SeenPrices.module.css';

/** In pixels; the width is in percent. */
const TOP = 8;
const HEIGHT = 96;
/** The part of the width that the amounts take, in percent. */
const LEFT = 20;

const prices = ['highestBid', 'buyNowPrice'] as const;

/** Highest bid and fixed price as this device saw them. Empty until it has seen a change of one of them. */
export const SeenPrices = observer(function SeenPrices({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offersDetails');
  const seen = useInjection(SeenStore).seenOf(hashId);
  const axis = priceAxis(prices.flatMap(price => seen.flatMap(look => (look[price] > 0 ? look[price] : []))));
  if (seen.length < 2 || !axis) return null;
  return (
    <Disclosure name={t('seen.title')} preference="seenPrices" role="region">
      <Drawing seen={seen} axis={axis} />
      <LookTable seen={seen} />
    </Disclosure>
  );
});

interface SeenProps {
  readonly seen: readonly SeenOffer[];
}

function Drawing({ seen, axis }: SeenProps & { readonly axis: PriceAxis }) {
  const { t } = useTexts('offersDetails');
  const { money, date } = useFormat();
  const now = useNow();
  const from = seen[0]!.at;
  const until = Math.max(now, seen.at(-1)!.at);
  const height = (price: number) => TOP + (1 - price) * HEIGHT;
  const pathOf = (steps: readonly PriceStep[]) => {
    const across = (at: Instant) => ((100 * (at - from)) / Math.max(1, until - from)).toFixed(2);
    return steps
      .map((step, index) => {
        const isJoined = steps[index - 1]?.to === step.from;
        const y = height(axisShare(axis, step.price)).toFixed(1);
        return `${isJoined ? `V${y}` : `M${across(step.from)} ${y}`}H${across(step.to)}`;
      })
      .join('');
  };
  return (
    <div aria-hidden>
      <svg className={styles.drawing} width="100%" height={TOP + HEIGHT + 24}>
        {axis.ticks.map(tick => (
          <g key={tick}>
            <line x1={`${LEFT}%`} x2="100%" y1={height(axisShare(axis, tick))} y2={height(axisShare(axis, tick))} />
            <text x={`${LEFT - 2}%`} y={height(axisShare(axis, tick)) + 4} className={styles.amount}>
              {money(tick)}
            </text>
          </g>
        ))}
        <svg
          x={`${LEFT}%`}
          width={`${100 - LEFT}%`}
          height={TOP + HEIGHT}
          viewBox={`0 0 100 ${TOP + HEIGHT}`}
          preserveAspectRatio="none"
        >
          {prices.map(price => (
            <path key={price} className={styles[price]} d={pathOf(priceSteps(seen, price, until))} />
          ))}
        </svg>
        <text x={`${LEFT}%`} y={TOP + HEIGHT + 18}>
          {date(from)}
        </text>
        <text x="100%" y={TOP + HEIGHT + 18} className={styles.end}>
          {date(until)}
        </text>
      </svg>
      <ul className={styles.legend}>
        {prices.map(
          price =>
            seen.some(look => look[price] > 0) && (
              <li key={price} className={styles[price]}>
                {t(`seen.${price}`)}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** What the drawing shows, for those who cannot see it. */
function LookTable({ seen }: SeenProps) {
  const { t } = useTexts('offersDetails');
  const { money, moment, number } = useFormat();
  return (
    <table className="visually-hidden">
      <caption>{t('seen.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('seen.at')}</th>
          <th scope="col">{t('seen.highestBid')}</th>
          <th scope="col">{t('seen.buyNowPrice')}</th>
          <th scope="col">{t('seen.bids')}</th>
        </tr>
      </thead>
      <tbody>
        {seen.map(look => (
          <tr key={look.at}>
            <th scope="row">{moment(look.at)}</th>
            {prices.map(price => (
              <td key={price} translate="no">
                {look[price] > 0 ? money(look[price]) : '–'}
              </td>
            ))}
            <td>{look.bidsCount === null ? '–' : number(look.bidsCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
