import { type RefObject, useEffect } from 'react';
import { TypedInput } from '../../../application/forms/TypedInput';
import type { TypedCollection } from '../../../domain/book/Keeping';
import { useInjection } from '../useInjection';

/** While a form has the focus, what is typed in another tab does not change it. */
export function useDraftFocus(collection: TypedCollection, key: string) {
  const input = useInjection(TypedInput);
  return { onFocus: () => input.fieldFocused(collection, key), onBlur: () => input.fieldLeft(collection, key) };
}

/** Focuses the first invalid field of the form whenever `outcome` changes. Typing must not change it. */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>, outcome: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, outcome]);
}
