import { useEffect, useId } from 'react';
import { Drafts, type ShownForm } from '../../../application/forms/Drafts';
import type { Form } from '../../../application/forms/Form';
import type { Elements } from '../Elements';
import { useInjection } from '../useInjection';
import * as styles from './Field.module.css';

/** Shows a form with its stored draft. */
export function useForm(form: ShownForm & Pick<Form<object>, 'open'>): void {
  const drafts = useInjection(Drafts);
  useEffect(() => drafts.shown(form), [drafts, form]);
  useEffect(() => void form.open(), [form]);
}

interface Needs {
  /** For each button that sends the form. It stays in reach, so that it can say what is missing. */
  readonly button: { readonly 'aria-disabled': boolean; readonly 'aria-describedby': string };
  /** The line with the text. Its place is kept while there is none. */
  readonly line: Elements;
}

/**
 * Says with the button of a form what it needs. After each field it would be too much. The button is off while there is a text,
 * unless `isOff` says otherwise.
 */
export function useNeeds(text: string | null, isOff: boolean = text !== null): Needs {
  const id = useId();
  return {
    button: { 'aria-disabled': isOff, 'aria-describedby': id },
    line: (
      <p id={id} className={styles.line}>
        {text}
      </p>
    ),
  };
}
