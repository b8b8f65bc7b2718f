import { memo } from 'react';
import { type BidChip, bidChips, type OwnCeilings } from '../../../domain/bidding/BidChip';
import type { Offer } from '../../../domain/offers/Offer';
import { type Money, toEuros } from '../../../domain/shared/Money';
import { Button } from '../../shared/Button';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './AmountChips.module.css';

interface AmountChipsProps extends OwnCeilings {
  readonly offer: Offer;
  readonly isLocked: boolean;
  readonly onAmount: (amount: Money) => void;
}

/** Buttons that fill an amount into the bid field. They do not send the bid. */
export const AmountChips = memo(function AmountChips({ offer, limit, maximum, isLocked, onAmount }: AmountChipsProps) {
  const { t } = useTexts('bidding');
  const { money, number } = useFormat();
  const nameOf = (chip: BidChip) => (chip.kind === 'more' ? `+${number(toEuros(chip.more))}` : t(`chips.${chip.kind}`));
  return (
    <div role="group" aria-label={t('chips.label')} className={styles.chips}>
      {bidChips(offer, { limit, maximum }).map(chip => (
        <Button
          key={nameOf(chip)}
          className={styles.chip}
          aria-disabled={isLocked}
          onClick={() => onAmount(chip.amount)}
        >
          <span>{nameOf(chip)}</span>{' '}
          <span className={styles.amount} translate="no">
            {money(chip.amount)}
          </span>
        </Button>
      ))}
    </div>
  );
});
