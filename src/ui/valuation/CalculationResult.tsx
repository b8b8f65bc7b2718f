import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { FillInBid } from '../../application/bidding/FillInBid';
import { BookStore } from '../../application/book/BookStore';
import { KeepInBook } from '../../application/book/KeepInBook';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { CalculateOffer } from '../../application/valuation/CalculateOffer';
import { minimumBid } from '../../domain/bidding/MinimumBid';
import type { HashId } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import type { Money } from '../../domain/shared/Money';
import { calculation, type CalculationInputs, type CalculationLine } from '../../domain/valuation/Calculation';
import { maximumBid } from '../../domain/valuation/MaximumBid';
import { Button } from '../shared/Button';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './MyCalculation.module.css';

/** The maximum bid, its calculation line by line, and the profit at the other amounts that matter. */
export const CalculationResult = observer(function CalculationResult({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('valuation');
  const calculate = useInjection(CalculateOffer);
  // Most pushes about an offer change no input.
  const derived = useMemo(
    () => computed(() => calculate.execute(hashId), { equals: compareStructural }),
    [calculate, hashId],
  );
  const inputs = derived.get();
  if (inputs === null) return <p className={styles.note}>{t('noSalePrice')}</p>;
  return <KnownResult hashId={hashId} inputs={inputs} />;
});

interface KnownResultProps {
  readonly hashId: HashId;
  readonly inputs: CalculationInputs;
}

const KnownResult = observer(function KnownResult({ hashId, inputs }: KnownResultProps) {
  const { t } = useTexts('valuation');
  const { money } = useFormat();
  const maximum = useMemo(() => maximumBid(inputs), [inputs]);
  return (
    <>
      <div className={styles.maximum}>
        <span aria-hidden>{t('maximumBid')}</span>
        <output aria-label={t('maximumBid')} className={styles.amount} title={t('maximumFrom')}>
          {maximum === null ? '–' : money(maximum)}
        </output>
      </div>
      {maximum === null ? <p className={styles.note}>{t('noMaximum')}</p> : <Uses hashId={hashId} amount={maximum} />}
      <ProfitTable hashId={hashId} inputs={inputs} maximum={maximum} />
      <LineTable hashId={hashId} inputs={inputs} maximum={maximum} />
      <p className={styles.note}>{t('noTaxAdvice')}</p>
    </>
  );
});

function Uses({ hashId, amount }: { readonly hashId: HashId; readonly amount: Money }) {
  const { t } = useTexts('valuation');
  const { money } = useFormat();
  const keep = useInjection(KeepInBook);
  const fillIn = useInjection(FillInBid);
  const bars = useInjection(ActionBarStore);
  const registry = useInjection(OfferRegistry);
  const [said, setSaid] = useState('');

  const handleLimit = async () => {
    const isKept = await keep.execute('limits', hashId, amount);
    setSaid(isKept ? t('limitSet', { amount: money(amount) }) : '');
  };

  const handleFillIn = () => {
    const offer = registry.get(hashId);
    if (!offer || !isOnSale(offer) || bars.isLocked(hashId)) return setSaid(t('takesNoBid'));
    fillIn.execute(offer, amount);
    setSaid(t('filledIn', { amount: money(amount) }));
  };

  return (
    <div className={styles.uses}>
      <Button onClick={() => void handleLimit()}>{t('useAsLimit')}</Button>
      <Button onClick={handleFillIn}>{t('fillIn')}</Button>
      <p role="status" className={styles.note}>
        {said}
      </p>
    </div>
  );
}

interface TableProps extends KnownResultProps {
  readonly maximum: Money | null;
}

/** The amounts that the dealer may bid now. Each follows the market. */
function useAmounts(hashId: HashId, maximum: Money | null) {
  const highestBid = useInjection(OfferRegistry).get(hashId)?.highestBid;
  const typed = useInjection(ActionBarStore).amountFor(hashId);
  const limit = useInjection(BookStore).get('limits', hashId);
  return {
    minimum: highestBid === undefined ? null : minimumBid(highestBid),
    typed: typed > 0 ? typed : null,
    limit: limit ?? null,
    maximum,
  };
}

const ProfitTable = observer(function ProfitTable({ hashId, inputs, maximum }: TableProps) {
  const { t } = useTexts('valuation');
  const { money } = useFormat();
  const margin = useMargin();
  const amounts = useAmounts(hashId, maximum);
  const rows = (['minimum', 'typed', 'limit', 'maximum'] as const).flatMap(at => {
    const bid = amounts[at];
    return bid === null ? [] : { at, bid, ...calculation(inputs, bid) };
  });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('profitAt')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bid')}</th>
          <td />
          <th scope="col">{t('profit')}</th>
          <th scope="col">{t('margin')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, bid, profit, margin: percent }) => (
          <tr key={at} data-loss={profit < 0 || undefined}>
            <th scope="row">{t(`at.${at}`)}</th>
            <td>{money(bid)}</td>
            <td>
              {money(profit)}
              {profit < 0 && <span className={styles.loss}>{t('loss')}</span>}
            </td>
            <td>{margin(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** The lines at the typed amount, or else at the maximum, or else at the minimum bid. They add up to the profit. */
const LineTable = observer(function LineTable({ hashId, inputs, maximum }: TableProps) {
  const { t } = useTexts('valuation');
  const { money } = useFormat();
  const source = useLineSource();
  const amounts = useAmounts(hashId, maximum);
  const bid = amounts.typed ?? maximum ?? amounts.minimum;
  if (bid === null) return null;
  const { lines, profit } = calculation(inputs, bid);
  return (
    <table className={styles.table}>
      <caption>{t('linesAt', { amount: money(bid) })}</caption>
      <tbody>
        {lines.map(line => (
          <tr key={line.key}>
            <th scope="row">
              {t(`lines.${line.key}`, { rate: inputs.vatRate })}
              <span className={styles.source}>{source(line)}</span>
            </th>
            <td>{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('profit')}</th>
          <td>{money(profit)}</td>
        </tr>
      </tfoot>
    </table>
  );
});

function useMargin() {
  const { language } = useTexts('valuation');
  return (percent: number | null): string => {
    if (percent === null) return '–';
    const text = percent.toFixed(1);
    return `${language === 'en' ? text : text.replace('.', ',')}\u00a0%`;
  };
}

/** What a line was made from, if the dealer did not type it. */
function useLineSource() {
  const { t } = useTexts('valuation');
  const { number } = useFormat();
  return (line: CalculationLine): string | null => {
    if (line.key === 'transport') {
      if (line.distance === null) return t('source.noDistance');
      const km = number(line.distance.km);
      return line.distance.source === 'typed' ? t('source.typed', { km }) : t('source.straightLine', { km });
    }
    if (line.key !== 'reconditioning') return null;
    return line.score === null ? t('source.noScore') : t('source.score', { score: line.score });
  };
}
