import { useState } from 'react';
import { ActionBarStore } from '../../application/bidding/bar/ActionBarStore';
import type { HashId } from '../../domain/offers/Offer';
import { useInjection } from '../shared/useInjection';

interface DespiteDoubt {
  /** The dealer has pressed while an earlier press may still take effect, so the view asks for confirmation. */
  readonly isAsked: boolean;
  readonly press: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks for a second press while the outcome of an earlier press on this offer is unknown. */
export function useDespiteDoubt(hashId: HashId, send: (how: { despiteDoubt: boolean }) => void): DespiteDoubt {
  const isInDoubt = useInjection(ActionBarStore).isInDoubt(hashId);
  const [hasPressed, setPressed] = useState(false);
  return {
    isAsked: isInDoubt && hasPressed,
    press: () => {
      if (isInDoubt) setPressed(true);
      else send({ despiteDoubt: false });
    },
    confirm: () => {
      setPressed(false);
      send({ despiteDoubt: true });
    },
    cancel: () => setPressed(false),
  };
}
