import { type RefObject, useEffect } from 'react';

/** Whenever `outcome` changes, the first field of the form that is marked as wrong gets the focus. */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>, outcome: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, outcome]);
}
