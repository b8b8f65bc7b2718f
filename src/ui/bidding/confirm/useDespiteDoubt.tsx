import { type PressedButton, Presses } from '../../../application/bidding/press/Presses';
import { PressSteps } from '../../../application/bidding/press/PressSteps';
import { useInjection } from '../../shared/useInjection';
import { type QuestionTexts, type SecondPress, useSecondPress } from './useSecondPress';

/** Sends the press. Asks for a second one while an earlier press on the offer may still take effect. */
export function useDespiteDoubt(button: PressedButton, texts: QuestionTexts): SecondPress {
  const presses = useInjection(Presses);
  const steps = useInjection(PressSteps);
  const isInDoubt = () => steps.isInDoubt(button.hashId);
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
