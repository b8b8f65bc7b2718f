import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { PressStore } from '../../../application/bidding/press/PressStore';
import type { PressAction } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { kitClass } from '../../kit/kitElement';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ServerWords, useRefusalText } from './useRefusalText';

const framed = (frame: 'warning' | 'error') =>
  kitClass({ frame, paddingBlock: 2, paddingInline: 2.5, size: 'body', breakWords: true });

interface PressStatusProps {
  readonly hashId: HashId;
  /** The id of what says why the press failed. */
  readonly id?: string;
  /** The actions whose buttons are next to it. */
  readonly actions: readonly PressAction[];
}

/**
 * The state of the last press on an offer: sending, checking, unknown, or refused by the marketplace. Its regions are there
 * before they say something, because a screen reader may not read one that comes with its text.
 */
export const PressStatus = observer(function PressStatus({ hashId, id, actions }: PressStatusProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const refusalText = useRefusalText();
  const status = useInjection(PressStore).stepOf(hashId);
  // The bar that was there before has said it. The next press of this bar is said.
  const [isSaid, setSaid] = useState(status.step === 'sending');
  if (isSaid && status.step !== 'sending') setSaid(false);
  const note = useRef<HTMLParagraphElement>(null);
  /** Null unless the press failed. The note grows when its cause is known. */
  const failed = status.step === 'failed' ? String(status.cause) : null;
  const failedBefore = useRef(failed);

  // The button may be the last thing in sight. A note that is rendered again while the list scrolls must not scroll it.
  useEffect(() => {
    if (failed !== null && failed !== failedBefore.current) note.current?.scrollIntoView({ block: 'nearest' });
    failedBefore.current = failed;
  }, [failed]);

  const shown = status.step !== 'idle' && actions.includes(status.action) ? status : null;

  const said = () => {
    if (shown?.step === 'sending') return isSaid ? null : t('sending');
    if (shown?.step !== 'checking') return null;
    return shown.isAnswerLost ? t(`checking.${shown.action}`) : t(`checkingElsewhere.${shown.action}`);
  };

  const trouble = () => {
    if (shown?.step === 'unknown') {
      return (
        <>
          {/* Must not claim that the action took effect, nor that it failed. */}
          <strong>{t('couldNotFindOut')}</strong>{' '}
          <span>{t(`unknown.${shown.action}`, { amount: money(shown.amount) })}</span>
        </>
      );
    }
    if (shown?.step !== 'failed') return null;
    const { text, words } = refusalText(hashId, shown);
    return (
      <>
        <strong>{t(`failed.${shown.action}`)}</strong> <span>{text}</span> {words && <ServerWords message={words} />}
      </>
    );
  };

  const problem = trouble();
  return (
    <>
      <p className={shown?.step === 'checking' ? framed('warning') : 'visually-hidden'} role="status">
        {said()}
      </p>
      <p ref={note} id={id} className={problem ? framed('error') : 'visually-hidden'} role="alert">
        {problem}
      </p>
    </>
  );
});
