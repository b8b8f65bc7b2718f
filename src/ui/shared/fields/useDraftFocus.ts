import { TypedInput } from '../../../application/forms/TypedInput';
import type { TypedCollection } from '../../../domain/book/Keeping';
import { useInjection } from '../useInjection';

/** While a form has the focus, what is typed in another tab does not change it. */
export function useDraftFocus(collection: TypedCollection, key: string) {
  const input = useInjection(TypedInput);
  return { onFocus: () => input.fieldFocused(collection, key), onBlur: () => input.fieldLeft(collection, key) };
}
