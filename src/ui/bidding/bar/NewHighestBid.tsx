import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { isBidBetweenRivals } from '../../../domain/bidding/HighestBid';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { LiveText } from '../../shared/texts/LiveText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

/** Announces to a screen reader that other dealers bid while the bid form is open. */
export function NewHighestBid({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  const [amount, setAmount] = useState<Money | null>(null);
  useEffect(
    () =>
      reaction(
        () => registry.get(hashId),
        (now, before) => {
          if (now && before && isBidBetweenRivals(before, now)) setAmount(now.highestBid);
        },
      ),
    [registry, hashId],
  );
  const text = () => (amount === null ? '' : t('newHighestBid', { amount: money(amount) }));
  return <LiveText className="visually-hidden" role="status" text={text} />;
}
