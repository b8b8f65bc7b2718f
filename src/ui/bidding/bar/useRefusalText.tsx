import { useId, useState } from 'react';
import type { PressStep } from '../../../application/bidding/press/PressStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import type { HashId } from '../../../domain/offers/Offer';
import { Box } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './ActionBarPanel.module.css';

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

/** The server's own words about a refusal, which may be in another language. Folded at first. */
export function ServerWords({ message }: { readonly message: string }) {
  const { t } = useTexts('bidding');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        kind="quiet"
        className={styles.details}
        aria-label={t('refusal.detailsOf')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('refusal.details')}
      </Button>
      {isOpen && (
        <Box as="span" block id={id}>
          {message}
        </Box>
      )}
    </>
  );
}
