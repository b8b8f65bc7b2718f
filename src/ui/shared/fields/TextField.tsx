import { type ComponentProps, useState } from 'react';
import { useTexts } from '../texts/useTexts';
import { Field } from './Field';
import * as styles from './Field.module.css';

type FieldProps = ComponentProps<typeof Field>;

interface TextFieldProps
  extends
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'isQuiet' | 'refusedBy' | 'className'> {
  readonly suffix?: string;
}

export function TextField({ label, hint, error, isQuiet, refusedBy, suffix, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isQuiet={isQuiet} refusedBy={refusedBy} className={className}>
      {({ 'aria-describedby': described, ...attributes }) => {
        // The unit is beside the field, where only a description says it.
        const unitId = `${attributes.id}-unit`;
        const descriptions = [suffix && unitId, described].filter(Boolean).join(' ');
        return (
          <>
            <input {...rest} {...attributes} aria-describedby={descriptions || undefined} />
            {suffix && (
              <span id={unitId} className={styles.suffix} aria-hidden>
                {suffix}
              </span>
            )}
          </>
        );
      }}
    </Field>
  );
}

/** Hidden until the dealer shows it. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const { t } = useTexts('shared');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        aria-label={`${t('show')}: ${props.label}`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t('show')}
      </button>
    </div>
  );
}

/**
 * The attributes of a field for an e-mail address. It is a text field, because the value of `type="email"` is not what was
 * typed: Chromium writes a domain with an umlaut in Punycode.
 */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
