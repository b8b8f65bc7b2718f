import { autorun } from 'mobx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface LiveTextProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Written anew with whatever it looks at; the same function for as long as it says the same of the same. */
  readonly words: () => string;
}

/** A paragraph that a busy market changes many times a second: its words are written past React. */
export function LiveText({ words, ...rest }: LiveTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => autorun(() => (paragraph.current!.textContent = words())), [words]);
  return <p ref={paragraph} {...rest} />;
}
