import { autorun, untracked } from 'mobx';
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { type Cancel, Clock } from '../../../application/ports/Clock';
import { SECOND } from '../../../domain/shared/Instant';
import { useInjection } from '../useInjection';

const REST = 2 * SECOND;

interface LiveTextProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Runs again when an observable it reads changes, and when it is another function. */
  readonly text: () => string;
  /** Written once the dealer pauses, for what each letter that is typed may change. */
  readonly afterPause?: boolean;
}

/**
 * A paragraph that may change many times a second. An autorun writes its text without a React render, at most once in two
 * seconds, because a screen reader reads each change. Below a modal dialog, the dialog says it.
 */
export function LiveText({ text, afterPause = false, ...rest }: LiveTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const waiting = useRef<(() => void) | null>(null);
  const stopRest = useRef<Cancel | null>(null);
  const isStanding = useRef(false);
  const clock = useInjection(Clock);

  useLayoutEffect(() => {
    const write = () => {
      const written = text();
      if (paragraph.current!.textContent === written) return;
      paragraph.current!.textContent = written;
      if (isStanding.current) sayInDialog(paragraph.current!, written);
      if (written !== '' && !afterPause) stopRest.current = clock.after(REST, endRest);
    };
    const endRest = () => {
      stopRest.current = null;
      waiting.current?.();
      waiting.current = null;
    };
    return autorun(write, {
      scheduler: run => {
        // An empty text is not read, and the one before it is no longer true.
        if (untracked(text) === '') return run();
        if (afterPause) {
          stopRest.current?.();
          stopRest.current = clock.after(REST, run);
        } else if (stopRest.current) waiting.current = run;
        else run();
      },
    });
  }, [clock, text, afterPause]);

  useEffect(() => {
    isStanding.current = true;
    return () => stopRest.current?.();
  }, []);

  return <p ref={paragraph} {...rest} />;
}

/** The last paragraph that each live region has in a dialog. */
const paragraphs = new WeakMap<Element, HTMLElement>();

/**
 * Says in the open modal dialog what a live region below it says, because a screen reader does not read what is inert. Each
 * region has its own paragraph, so that no text replaces another before it is read.
 */
export function sayInDialog(below: Element, text: string): void {
  const region = [...document.querySelectorAll(':is(dialog[open], [aria-modal]) > [data-says-below]')].at(-1);
  if (!region || region.parentElement!.contains(below)) return;
  let paragraph = paragraphs.get(below);
  if (paragraph?.parentElement !== region) {
    paragraph = document.createElement('p');
    paragraphs.set(below, paragraph);
    region.append(paragraph);
  }
  paragraph.textContent = text;
}
