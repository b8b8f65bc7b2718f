import { type ComponentProps, useCallback, useState } from 'react';
import type { Elements } from '../../shared/Elements';
import { ConfirmRisk } from './ConfirmRisk';

export type QuestionTexts = Pick<ComponentProps<typeof ConfirmRisk>, 'risk' | 'action' | 'isChecking'>;

interface SecondPressOptions<Warning> {
  /** Sends, or returns what to warn of. `shown` is the warning whose button was pressed. Null for the first button. */
  readonly send: (shown: Warning | null) => Promise<Warning | null> | Warning | null;
  /** False if the warning is out of date, so that it is not shown. */
  readonly holds: (warning: Warning) => boolean;
  readonly texts: (warning: Warning) => QuestionTexts;
  readonly onCancel?: () => void;
}

export interface SecondPress {
  readonly press: () => void;
  /** Stays the same function. */
  readonly forget: () => void;
  /** Shown after a press that needs a second one. */
  readonly question: Elements;
}

/** Sends a press, and asks for a second one if the dealer has to be warned first. */
export function useSecondPress<Warning>({ send, holds, texts, onCancel }: SecondPressOptions<Warning>): SecondPress {
  const [warning, setWarning] = useState<Warning | null>(null);
  const shown = warning !== null && holds(warning) ? warning : null;
  const sendAfter = async (onScreen: Warning | null) => setWarning(await send(onScreen));
  const forget = useCallback(() => setWarning(null), []);
  const handleCancel = () => {
    forget();
    onCancel?.();
  };
  return {
    press: () => void sendAfter(null),
    forget,
    question: shown !== null && (
      <ConfirmRisk {...texts(shown)} asked={shown} onConfirm={() => void sendAfter(shown)} onCancel={handleCancel} />
    ),
  };
}
