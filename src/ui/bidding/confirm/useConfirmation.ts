import { type RefObject, useEffect, useRef, useState } from 'react';
import { PressStore } from '../../../application/bidding/press/PressStore';
import type { PressAction } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { useInjection } from '../../shared/useInjection';

interface Confirmation {
  readonly isOpen: boolean;
  /** The second press was sent, so the confirmation cannot be closed. */
  readonly isSent: boolean;
  readonly close: () => void;
  /** For the element with the confirmation, which comes into sight and takes the focus when it opens. */
  readonly question: { readonly ref: RefObject<HTMLDivElement | null>; readonly tabIndex: -1 };
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
  const pressStore = useInjection(PressStore);
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  useEffect(() => {
    if (isOpened) show(question.current);
  }, [isOpened]);
  const step = pressStore.stepOf(hashId);
  const isSent = pressStore.isLocked(hashId) && step.step !== 'idle' && step.action === action;
  const isOpen = isOpened || isSent;
  return {
    isOpen,
    isSent,
    close: () => {
      setOpened(false);
      opener.current?.focus({ preventScroll: true });
    },
    question: { ref: question, tabIndex: -1 },
    toggle: {
      ref: opener,
      isOpen,
      'aria-disabled': isSent,
      onToggle: () => {
        // A dealer who does not see the confirmation presses to open it.
        if (isOpened && !isInSight(question.current)) show(question.current);
        else setOpened(!isOpened);
      },
    },
  };
}

function show(question: HTMLElement | null): void {
  question?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: 'nearest' });
}

function isInSight(question: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = question?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= window.innerHeight;
}
