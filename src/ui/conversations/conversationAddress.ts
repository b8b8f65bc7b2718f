import type { HashId } from '../../domain/offers/Offer';

export const CONVERSATIONS_PATH = '/purchasing/conversations';

export const conversationAddress = (offer: HashId): string => `${CONVERSATIONS_PATH}/${encodeURIComponent(offer)}`;
