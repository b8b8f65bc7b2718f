import { type RefObject, useRef, useState } from 'react';
import { PressStore } from '../../../application/bidding/press/PressStore';
import type { PressAction } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { useInjection } from '../../shared/useInjection';

interface Confirmation {
  readonly isOpen: boolean;
  /** The second press was sent, so the confirmation cannot be closed. */
  readonly isSent: boolean;
  readonly close: () => void;
  /** For the `ConfirmToggle` that opens the confirmation. */
  readonly toggle: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly isOpen: boolean;
    readonly 'aria-disabled': boolean;
    readonly onToggle: () => void;
  };
}

/** The confirmation of an action that takes two presses. It is open after the first one, and while the second is sent. */
export function useConfirmation(hashId: HashId, action: PressAction, isOpenAtFirst = false): Confirmation {
  const presses = useInjection(PressStore);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  const step = presses.stepOf(hashId);
  const isSent = presses.isLocked(hashId) && step.step !== 'idle' && step.action === action;
  const isOpen = isOpened || isSent;
  return {
    isOpen,
    isSent,
    close: () => {
      setOpened(false);
      opener.current?.focus({ preventScroll: true });
    },
    toggle: { ref: opener, isOpen, 'aria-disabled': isSent, onToggle: () => setOpened(!isOpened) },
  };
}
