import { PressStore } from '../../../application/bidding/press/PressStore';
import type { HashId } from '../../../domain/offers/Offer';
import { useInjection } from '../../shared/useInjection';
import { type QuestionTexts, type SecondPress, useSecondPress } from './useSecondPress';

/** Asks for a second press while an earlier one may still take effect. */
export function useDespiteDoubt(
  hashId: HashId,
  send: (how: { despiteDoubt: boolean }) => Promise<void>,
  texts: QuestionTexts,
): SecondPress {
  const presses = useInjection(PressStore);
  return useSecondPress<true>({
    send: warned => {
      if (presses.isInDoubt(hashId) && !warned) return true;
      void send({ despiteDoubt: warned === true });
      return null;
    },
    holds: () => presses.isInDoubt(hashId),
    texts: () => texts,
  });
}
