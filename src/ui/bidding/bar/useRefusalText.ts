import type { PressStep } from '../../../application/bidding/press/PressSteps';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import type { HashId } from '../../../domain/offers/Offer';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

type FailedStep = Extract<PressStep, { readonly step: 'failed' }>;

interface RefusalText {
  /** Why the press failed, from what the offer says now, or else in the server's words. Empty until the offer is read again. */
  readonly text: string;
  /** The server's words, if the text says the same in the dealer's language. */
  readonly words: string | null;
}

/** For observers. */
export function useRefusalText(): (hashId: HashId, failed: FailedStep) => RefusalText {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  const failureText = useFailureText();
  return (hashId, { cause, failure, amount }) => {
    if (cause === 'unread') return { text: '', words: null };
    const offer = registry.get(hashId);
    if (cause === null || !offer) return { text: failureText(failure), words: null };
    const words = 'message' in failure ? (failure.message ?? null) : null;
    switch (cause) {
      case 'bought':
        return { text: t('bought'), words };
      case 'closed':
        return { text: t('refusal.closed'), words };
      case 'tooLow':
        return { text: t('offerTooLow', { minimum: money(minimumBid(offer.highestBid)) }), words };
      case 'priceChanged':
        return { text: t('priceChanged', { before: money(amount), price: money(offer.buyNowPrice) }), words };
    }
  };
}
