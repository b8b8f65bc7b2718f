import { useEffect } from 'react';
import type { Form } from '../../../application/forms/Form';
import { type ShownForm, ShowForm } from '../../../application/forms/ShowForm';
import { useRun } from '../useRun';

/** Shows a form with its stored draft. */
export function useForm(form: ShownForm & Pick<Form<object>, 'open'>): void {
  useRun(ShowForm, form);
  useEffect(() => void form.open(), [form]);
}
