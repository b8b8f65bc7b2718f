import { Check, Dot } from 'lucide';
import type { PasswordFormFailure } from '../../application/signIn/PasswordFlows';
import { type PasswordRule, passwordRules } from '../../domain/session/Password';
import { kitClass } from '../kit/kitElement';
import { Row, Stack } from '../kit/Layout';
import { PasswordField } from '../shared/fields/TextField';
import { Icon } from '../shared/icons/Icon';
import { useTexts } from '../shared/texts/useTexts';

export interface NewPasswordInput {
  readonly password: string;
  readonly confirmation: string;
}

interface NewPasswordFieldsProps {
  readonly input: NewPasswordInput;
  readonly onType: (input: NewPasswordInput) => void;
  readonly failure: PasswordFormFailure | null;
  readonly autoFocus?: boolean;
}

/** The new password, its repetition, and the state of each rule. */
export function NewPasswordFields({ input, onType, failure, autoFocus = false }: NewPasswordFieldsProps) {
  const { t } = useTexts('sessionPasswords');
  const { password, confirmation } = input;
  // Two empty fields are equal, but must not count as matching.
  const rules = { ...passwordRules(password, confirmation), matching: password !== '' && password === confirmation };
  const isWeak = failure?.reason === 'tooShort' || failure?.reason === 'requirementsNotMet';
  return (
    <>
      <PasswordField
        label={t('new')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={password}
        onChange={({ target }) => onType({ ...input, password: target.value })}
        error={isWeak ? t(`problem.${failure.reason}`) : null}
      />
      <PasswordField
        label={t('repeat')}
        autoComplete="new-password"
        value={confirmation}
        onChange={({ target }) => onType({ ...input, confirmation: target.value })}
        error={failure?.reason === 'notMatching' ? t('problem.notMatching') : null}
      />
      <Stack as="ul" gap={1} size="body" aria-label={t('rules.title')}>
        {(Object.keys(rules) as PasswordRule[]).map(rule => (
          <Row as="li" gap={2} tone={rules[rule] ? 'primary' : 'secondary'} key={rule}>
            <Icon
              of={rules[rule] ? Check : Dot}
              size={16}
              className={kitClass({ tone: rules[rule] ? 'success' : 'inherit' })}
            />
            <span>{t(`rules.${rule}`)}</span>
            <span className="visually-hidden">{t(rules[rule] ? 'rules.holds' : 'rules.missing')}</span>
          </Row>
        ))}
      </Stack>
    </>
  );
}
