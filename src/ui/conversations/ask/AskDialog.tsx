import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Book } from '../../../application/book/Book';
import { AskedQuestions, type QuestionState } from '../../../application/conversations/AskedQuestions';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { questionKey } from '../../../domain/board/Wording';
import { type HashId, offerName } from '../../../domain/offers/Offer';
import { Row } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import * as field from '../../shared/fields/Field.module.css';
import { Link } from '../../shared/navigation';
import { useBook } from '../../shared/page/useBook';
import { paths } from '../../shared/paths';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './AskDialog.module.css';
import { QuestionPresses } from './QuestionPresses';

interface AskDialogProps {
  /** The button that names the number was pressed. */
  readonly onSent?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One question about several vehicles. Each press on a wording adds it, so that nothing typed is lost. */
export const AskDialog = observer(function AskDialog({ onSent, onClose }: AskDialogProps) {
  const { t } = useTexts(['conversationsAsk', 'conversations', 'shared']);
  const asked = useInjection(AskedQuestions);
  const registry = useInjection(OfferRegistry);
  const message = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const id = useId();
  useEffect(() => message.current?.focus(), []);

  const { text, isSending, questions } = asked;
  const count = questions.length;
  const isWaiting = questions.some(({ state: { kind } }) => kind === 'toSend');
  const nameOf = (hashId: HashId) => {
    const offer = registry.get(hashId);
    return [...new Set([offer ? offerName(offer) : hashId, hashId])].join(' · ');
  };
  const handleAdd = (question: string) => {
    asked.type(question);
    message.current?.focus();
  };
  const handleSend = () => {
    if (!asked.canSend) return;
    asked.send();
    onSent?.();
    // The button is replaced by the results.
    results.current?.focus();
  };

  return (
    <Dialog title={t('conversationsAsk:title', { count })} onCancel={onClose} className={styles.dialog}>
      <SmallText>{t('conversationsAsk:lead')}</SmallText>
      <div className={field.field}>
        <label htmlFor={id}>{t('conversationsAsk:message')}</label>
        <textarea
          ref={message}
          id={id}
          rows={5}
          readOnly={isSending}
          value={text}
          onChange={({ target }) => asked.type(target.value)}
        />
      </div>
      {!isSending && <Wordings text={text} onAdd={handleAdd} />}
      <ul ref={results} className={styles.vehicles} tabIndex={-1} aria-label={t('conversationsAsk:results')}>
        {questions.map(({ hashId, state }) => (
          <li key={hashId} data-state={state.kind}>
            <Link to={paths.conversation(hashId)} translate="no">
              {nameOf(hashId)}
            </Link>
            <SmallText
              tone={state.kind === 'refused' || state.kind === 'outcomeOpen' ? 'warning' : 'secondary'}
              role="status"
            >
              {isSending && <StateText state={state} />}
            </SmallText>
          </li>
        ))}
      </ul>
      {isSending && isWaiting && <SmallText>{t('conversationsAsk:closeStops')}</SmallText>}
      <DialogButtons>
        <Button onClick={onClose}>{t('shared:close')}</Button>
        {!isSending && (
          <Button kind="primary" aria-disabled={!asked.canSend} onClick={handleSend}>
            {t('conversationsAsk:send', { count })}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
});

function StateText({ state }: { readonly state: QuestionState }) {
  const { t } = useTexts('conversationsAsk');
  const failureText = useFailureText();
  const text = () => {
    switch (state.kind) {
      case 'outcomeOpen':
        return t(state.isUnknown ? 'states.unknown' : 'states.checking');
      case 'refused':
        return [t('states.refused'), state.failure && failureText(state.failure)].filter(Boolean).join(' · ');
      case 'toSend':
      case 'inFlight':
      case 'sent':
        return t(`states.${state.kind}`);
    }
  };
  return <span>{text()}</span>;
}

interface WordingsProps {
  readonly text: string;
  readonly onAdd: (text: string) => void;
}

/** Questions that many vehicles leave open, and the dealer's own wording. */
const Wordings = observer(function Wordings({ text, onAdd }: WordingsProps) {
  const { t, language } = useTexts('conversationsAsk');
  const book = useInjection(Book);
  const key = questionKey(language);
  const own = useBook().get('wordings', key);
  const isOwn = own === text.trim();
  return (
    <Row gap={2} wrap role="group" aria-label={t('wordings')}>
      <QuestionPresses text={text} onChange={onAdd} />
      {text.trim() !== '' && !isOwn && (
        <Button kind="quiet" onClick={() => void book.change('wordings', key, () => text.trim())}>
          {t('keepOwn')}
        </Button>
      )}
      <SmallText as="span" role="status">
        {isOwn && t('kept')}
      </SmallText>
    </Row>
  );
});
