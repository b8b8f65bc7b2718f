import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '../shared/isTyping';

const KeySheet = lazy(() => import(/* webpackChunkName: "keys" */ './KeySheet').then(m => ({ default: m.KeySheet })));

/** `?` shows which keys there are. */
export function KeySheetOnAsking() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) setOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeySheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}
