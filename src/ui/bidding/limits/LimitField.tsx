import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Book } from '../../../application/book/Book';
import { Calculations } from '../../../application/valuation/Calculations';
import { typedLimit } from '../../../domain/bidding/BidLimit';
import type { Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { Row } from '../../kit/Layout';
import { Disclosure } from '../../shared/Disclosure';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { AmountField } from '../bar/AmountField';
import { LimitLeft } from './LimitLeft';

/** The highest amount that the dealer wants to bid on an offer, and what it still allows. Only this dealer sees it. */
export const LimitField = observer(function LimitField({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const book = useInjection(Book);
  const limit = useBook().get('limits', offer.hashId);
  const field = useRef<HTMLInputElement>(null);
  const calculations = useInjection(Calculations);
  const maximum = limit === undefined ? null : calculations.maximum(offer.hashId);
  const isAboveMaximum = limit !== undefined && maximum !== null && limit > maximum;
  const left = limit !== undefined && (
    <>
      <LimitLeft limit={limit} offer={offer} />{' '}
      {isAboveMaximum && <span>{t('limit.aboveMaximum', { amount: money(maximum) })}</span>}
    </>
  );
  const summary = limit !== undefined && (
    <Row as="p" inline gap={0} columnGap={2} align="stretch" wrap size="small" tabular>
      <strong translate="no">{money(limit)}</strong> {left}
    </Row>
  );

  return (
    <div>
      <Disclosure name={t('chips.limit')} preference="limit" summary={summary}>
        <AmountField
          label={t('chips.limit')}
          field={field}
          amount={limit ?? (0 as Money)}
          onAmount={typed => void book.change('limits', offer.hashId, () => typedLimit(typed))}
          hint={left || t('limit.private')}
        />
      </Disclosure>
    </div>
  );
});
