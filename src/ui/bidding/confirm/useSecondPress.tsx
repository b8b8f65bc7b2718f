import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { type PressedButton, Presses } from '../../../application/bidding/press/Presses';
import { PressStore } from '../../../application/bidding/press/PressStore';
import { kitClass } from '../../kit/kitElement';
import { Box, Grid } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import type { Elements } from '../../shared/Elements';
import { MoneyButton } from '../../shared/fields/MoneyButton';
import { onEscape } from '../../shared/input/useKeys';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

type QuestionTexts = Pick<ComponentProps<typeof ConfirmRisk>, 'risk' | 'action' | 'isChecking'>;

interface SecondPressOptions<Warning> {
  /** Sends, or returns what to warn of. `shown` is the warning whose button was pressed. Null for the first button. */
  readonly send: (shown: Warning | null) => Promise<Warning | null> | Warning | null;
  /** False if the warning is out of date, so that it is not shown. */
  readonly holds: (warning: Warning) => boolean;
  readonly texts: (warning: Warning) => QuestionTexts;
  readonly onCancel?: () => void;
}

interface SecondPress {
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

interface ConfirmRiskProps {
  /** The possible consequences, in one or more sentences. */
  readonly risk: string;
  /** The prompt takes the focus again when this changes. */
  readonly asked?: unknown;
  /** The label of the button that takes the risk. */
  readonly action: string;
  /** The price is being read, so the button waits. */
  readonly isChecking?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for a second press when the first one is risky. The prompt takes the focus and gives it back when it disappears.
 * Escape cancels it.
 */
function ConfirmRisk({ risk, asked, action, isChecking = false, onConfirm, onCancel }: ConfirmRiskProps) {
  const { t } = useTexts('bidding');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  useEffect(() => {
    group.current?.querySelector('button')?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  return (
    <Grid
      columns={2}
      gap={2}
      align="center"
      size="body"
      frame="warning"
      paddingBlock={2}
      paddingInline={2.5}
      ref={group}
      role="group"
      aria-label={risk}
      onKeyDown={onEscape(onCancel)}
    >
      <Box as="p" fullRow role="alert">
        {risk}
      </Box>
      {/* Other risks make it another button. */}
      <MoneyButton key={risk} kind="primary" aria-disabled={isChecking} onClick={onConfirm}>
        {isChecking ? t('checkingPrice') : action}
      </MoneyButton>
      <Button kind="quiet" className={kitClass({ justifySelf: 'end' })} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Grid>
  );
}

/** Sends the press. Asks for a second one while an earlier press on the offer may still take effect. */
export function useDespiteDoubt(button: PressedButton, texts: QuestionTexts): SecondPress {
  const presses = useInjection(Presses);
  const pressStore = useInjection(PressStore);
  const isInDoubt = () => pressStore.isInDoubt(button.hashId);
  return useSecondPress<true>({
    send: warned => {
      if (isInDoubt() && !warned) return true;
      void presses.send({ ...button, despiteDoubt: warned === true });
      return null;
    },
    holds: isInDoubt,
    texts: () => texts,
  });
}
