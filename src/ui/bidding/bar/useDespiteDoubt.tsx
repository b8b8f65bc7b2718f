import { useState } from 'react';
import { PressStore } from '../../../application/offers/PressStore';
import type { HashId } from '../../../domain/offers/Offer';
import type { Elements } from '../../shared/Elements';
import { useInjection } from '../../shared/useInjection';
import { ConfirmRisk } from './ConfirmRisk';

interface DespiteDoubt {
  readonly press: () => void;
  /** Shown after a press while an earlier one may still take effect. */
  readonly question: Elements;
}

/** Sends a press, and asks for a second one if the dealer has to be warned first. */
export function useDespiteDoubt(
  hashId: HashId,
  send: (how: { despiteDoubt: boolean }) => Promise<void>,
  texts: { readonly risk: string; readonly action: string },
): DespiteDoubt {
  const presses = useInjection(PressStore);
  const [isWarned, setWarned] = useState(false);
  const handleConfirm = () => {
    setWarned(false);
    void send({ despiteDoubt: true });
  };
  return {
    press: () => (presses.isInDoubt(hashId) ? setWarned(true) : void send({ despiteDoubt: false })),
    question: presses.isInDoubt(hashId) && isWarned && (
      <ConfirmRisk {...texts} onConfirm={handleConfirm} onCancel={() => setWarned(false)} />
    ),
  };
}
