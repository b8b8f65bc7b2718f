import { useEffect, useState } from 'react';
import { isTyping } from '../shared/isTyping';
import { part } from '../shared/part';
import { withTexts } from '../shared/texts';

const sheet = part(() =>
  withTexts('keys', import(/* webpackChunkName: "keys" */ './KeySheet')).then(module => module.KeySheet),
);

/** `?` shows which keys there are. Once drawn the sheet stays, folded, so that it can give the focus back. */
export function KeySheetOnAsking() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) setOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return isOpen !== null && <sheet.Part open={isOpen} onClose={() => setOpen(false)} />;
}
