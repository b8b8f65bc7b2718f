import { type RefObject, useEffect } from 'react';

/** Focuses the first invalid field of the form whenever `outcome` changes. Typing must not change it. */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>, outcome: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, outcome]);
}
