import { useState } from 'react';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import type { HashId } from '../../../domain/offers/Offer';
import { unseen } from '../../../domain/shared/Page';

/**
 * Stabilizes a filtered list that every push may change. While the dealer uses the list, no row disappears and new rows
 * are added at the end.
 */
export function useHeldStill(list: OfferListStore, ids: readonly HashId[], part: string | null): readonly HashId[] {
  const [shown, setShown] = useState({ ids, part });
  if (part === null) return ids;
  const standing = list.isInUse && shown.part === part ? shown.ids.filter(id => list.holds(id)) : [];
  const next = [...standing, ...unseen(ids, new Set(standing))];
  if (shown.part === part && isSame(next, shown.ids)) return shown.ids;
  setShown({ ids: next, part });
  return next;
}

const isSame = (some: readonly HashId[], others: readonly HashId[]) =>
  some.length === others.length && some.every((id, index) => id === others[index]);
