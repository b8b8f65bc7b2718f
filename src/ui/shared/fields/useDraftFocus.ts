import { DealerDrafts } from '../../../application/drafts/DealerDrafts';
import type { DraftKey } from '../../../domain/book/DraftExpiry';
import { useInjection } from '../useInjection';

/** While a form has the focus, what is typed in another tab does not change it. */
export function useDraftFocus(key: DraftKey) {
  const drafts = useInjection(DealerDrafts);
  return { onFocus: () => drafts.fieldFocused(key), onBlur: () => drafts.fieldLeft(key) };
}
