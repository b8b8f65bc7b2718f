import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { fitOf, queryWords, searchable } from '../../domain/commands/foundCommands';
import { type HashId, type Offer, offerName } from '../../domain/offers/Offer';
import { useOpenOffer } from '../shared/offer/OfferLink';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import type { ShownCommand } from './useCommands';

const OFFERS_AT_MOST = 8;
/** With fewer letters, almost every offer fits. */
const LETTERS_AT_LEAST = 2;

/** Offer numbers have digits, and no spaces. */
const isNumber = /^(?=.*\d)[\w-]{4,}$/;

/**
 * Finds the offers that fit a query among the loaded ones, and the offer of a typed number, which may not be loaded.
 */
export function useOfferCommands(): (query: string) => readonly ShownCommand[] {
  const { t } = useTexts('commands');
  const registry = useInjection(OfferRegistry);
  const openOffer = useOpenOffer();
  return query => {
    const words = queryWords(query);
    if (words.map(({ folded }) => folded).join('').length < LETTERS_AT_LEAST) return [];
    const number = query.trim();
    const loaded = registry
      .search(offer => fitOf(searchable(`${offerName(offer)} ${offer.hashId}`), words) !== null, OFFERS_AT_MOST)
      .map((offer: Offer): ShownCommand => ({
        id: offerCommandId(offer.hashId),
        group: 'offers',
        name: offerName(offer),
        detail: offer.hashId,
        synonyms: offer.hashId,
        run: () => openOffer(offer.hashId),
      }));
    const isLoaded = loaded.some(({ detail }) => detail === number);
    if (isLoaded || !isNumber.test(number)) return loaded;
    return [
      {
        id: offerCommandId(number),
        group: 'number',
        name: t('openOffer', { number }),
        run: () => openOffer(number as HashId),
      },
      ...loaded,
    ];
  };
}

const OFFER = 'offer ';

const offerCommandId = (number: string): string => OFFER + number;

/** The offer of a command that was chosen earlier. Null if it is a command of another kind. */
export const offerOfCommand = (id: string): HashId | null =>
  id.startsWith(OFFER) ? (id.slice(OFFER.length) as HashId) : null;
