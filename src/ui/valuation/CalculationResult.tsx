import { TriangleAlert } from 'lucide';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useMemo, useState } from 'react';
import { ActionBarStore } from '../../application/bidding/bar/ActionBarStore';
import { FillInBid } from '../../application/bidding/bar/FillInBid';
import { ChangeInBook } from '../../application/book/ChangeInBook';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { CalculateOffer } from '../../application/valuation/CalculateOffer';
import type { HashId } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import type { Money } from '../../domain/shared/Money';
import type { CalculationInputs } from '../../domain/valuation/Calculation';
import { isBreakEven, maximumBid } from '../../domain/valuation/MaximumBid';
import { focusBidField } from '../bidding/focusBidField';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { LineTable } from './LineTable';
import styles from './MyCalculation.module.css';
import { ProfitTable } from './ProfitTable';

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
  if (!calculate.isTransportKnown(hashId)) return <p className={styles.note}>{t('noTransport')}</p>;
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
  const earnsNothing = isBreakEven(inputs);
  const name = t(earnsNothing ? 'breakEvenBid' : 'maximumBid');
  return (
    <>
      <div className={styles.maximum} data-break-even={earnsNothing || undefined}>
        <span aria-hidden>
          {earnsNothing && <Icon of={TriangleAlert} size={16} />} <span>{name}</span>
        </span>
        <output aria-label={name} className={styles.amount} title={t(earnsNothing ? 'breakEvenFrom' : 'maximumFrom')}>
          {maximum === null ? '–' : money(maximum)}
        </output>
      </div>
      {maximum === null ? (
        <p className={styles.note}>{t('noMaximum')}</p>
      ) : earnsNothing ? (
        <p className={styles.note}>{t('breakEvenFrom')}</p>
      ) : (
        <Uses hashId={hashId} amount={maximum} />
      )}
      <ProfitTable hashId={hashId} inputs={inputs} maximum={maximum} />
      <LineTable hashId={hashId} inputs={inputs} maximum={maximum} />
      <p className={styles.note}>{t('noTaxAdvice')}</p>
    </>
  );
});

function Uses({ hashId, amount }: { readonly hashId: HashId; readonly amount: Money }) {
  const { t } = useTexts('valuation');
  const { money } = useFormat();
  const changeInBook = useInjection(ChangeInBook);
  const fillIn = useInjection(FillInBid);
  const bars = useInjection(ActionBarStore);
  const registry = useInjection(OfferRegistry);
  const [said, setSaid] = useState('');

  const handleLimit = async () => {
    const isKept = await changeInBook.execute('limits', hashId, () => amount);
    setSaid(isKept ? t('limitSet', { amount: money(amount) }) : '');
  };

  const handleFillIn = ({ currentTarget }: MouseEvent) => {
    const offer = registry.get(hashId);
    if (!offer || !isOnSale(offer) || bars.isLocked(hashId)) return setSaid(t('takesNoBid'));
    fillIn.execute(offer, amount);
    setSaid(t('filledIn', { amount: money(amount) }));
    const panels = currentTarget.closest('aside');
    if (panels) void focusBidField(panels);
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
