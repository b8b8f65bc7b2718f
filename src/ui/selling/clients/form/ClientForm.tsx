import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Form } from '../../../../application/forms/Form';
import { type ClientValues, missingClientFields } from '../../../../domain/selling/clients/ClientValues';
import { leavesOutcomeOpen } from '../../../../domain/shared/Failure';
import { Row, Stack } from '../../../kit/Layout';
import { SmallText } from '../../../kit/Text';
import { Button } from '../../../shared/Button';
import { LeaveDialog } from '../../../shared/dialogs/Dialog';
import { useLeaveGuard } from '../../../shared/dialogs/useLeaveGuard';
import type { Elements } from '../../../shared/Elements';
import { useFirstInvalid } from '../../../shared/fields/useFirstInvalid';
import { useNeeds } from '../../../shared/fields/useForm';
import { useNavigation } from '../../../shared/navigation';
import { useBarBelow } from '../../../shared/page/useBarBelow';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { RestoredDraft } from '../../entries/RestoredDraft';
import { SellingFailure } from '../../SellingFailure';
import * as styles from '../../SellingPage.module.css';
import { ClientFields } from './ClientFields';

interface ClientFormProps {
  readonly form: Form<ClientValues>;
  readonly title: string;
  /** The text of the button that sends the form. */
  readonly action: string;
  /** Shown above the buttons, where it moves no field. */
  readonly notice?: Elements;
  readonly onSubmit: () => void;
  /** The path to open once the form is sent. Null if what follows waits for the answer. */
  readonly next: string | null;
}

/** The form of a client. It names the reason why it cannot be submitted. */
export const ClientForm = observer(function ClientForm(props: ClientFormProps) {
  const { form, title, action, notice, onSubmit, next } = props;
  const { t } = useTexts(['clients', 'selling', 'shared']);
  const { writing, values, isDirty, isSending, isSaved } = form;
  const { navigate } = useNavigation();
  const element = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard(isDirty);
  const bar = useBarBelow();
  const isAwaited = isSaved && next === null;
  useFirstInvalid(element, writing.step === 'failed');

  useEffect(() => element.current?.querySelector<HTMLInputElement>('input:not([type="radio"])')?.focus(), []);
  // Navigates in an effect, because the leave guard is released by then.
  useEffect(() => {
    if (isSaved && next !== null) void navigate(next, { state: { saved: true } });
  }, [isSaved, navigate, next]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const hint = () => {
    if (isSaved || isSending) return null;
    const missing = missingClientFields(values);
    if (missing.length > 0) {
      return t('clients:missing', { fields: missing.map(field => t(`clients:fields.${field}`)).join(', ') });
    }
    return isDirty ? t('clients:unsaved') : t('clients:unchanged');
  };
  const needs = useNeeds(hint(), !form.canSubmit);
  return (
    <>
      <Stack as="form" gap={4} maxWidth="form" ref={element} onSubmit={handleSubmit} noValidate aria-label={title}>
        {form.isRestored && <RestoredDraft onDiscard={() => form.discard()} />}
        <ClientFields form={form} />
        <Stack gap={2} paddingBlock={4} lineAbove sticksBelow ground="page" className={styles.bar} ref={bar}>
          {notice}
          {writing.step === 'failed' && (
            <SellingFailure
              title={t(leavesOutcomeOpen(writing.failure) ? 'clients:saveUnknown' : 'clients:saveFailed')}
              failure={writing.failure}
            />
          )}
          <Row gap={2} wrap>
            <Button type="submit" kind="primary" {...needs.button}>
              {isSending || isAwaited ? t('selling:saving') : action}
            </Button>
            <Button onClick={() => void navigate(paths.clients)}>{t('shared:cancel')}</Button>
            {isDirty && !isSending && (
              <Button kind="quiet" onClick={() => form.discard()}>
                {t('clients:discard')}
              </Button>
            )}
          </Row>
          {needs.line}
          <SmallText role="status">
            {writing.step === 'sending' && writing.isAnswerLost && t('selling:checkingSaved')}
          </SmallText>
        </Stack>
      </Stack>
      {guard.isAsking && <LeaveDialog texts="selling" onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
});
