import { autorun } from 'mobx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface LiveTextProps extends Omit<ComponentProps<'p'>, 'children'> {
  /**
   * Runs again when an observable it reads changes. Pass the same function as long as its result depends on the same
   * data.
   */
  readonly text: () => string;
}

/** A paragraph that may change many times a second. An autorun writes its text without a React render. */
export function LiveText({ text, ...rest }: LiveTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => autorun(() => (paragraph.current!.textContent = text())), [text]);
  return <p ref={paragraph} {...rest} />;
}
