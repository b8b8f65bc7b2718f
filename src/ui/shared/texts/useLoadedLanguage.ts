import { useEffect, useState } from 'react';
import type { Language } from '../../../domain/shared/Language';
import { loadTexts } from './texts';

type LanguageState = 'loading' | 'loaded' | 'missing';

/** Loads the texts of a language for `textsIn`. The second value tries again. */
export function useLoadedLanguage(language: Language): readonly [LanguageState, () => void] {
  const [ended, setEnded] = useState<{ readonly of: string; readonly state: LanguageState } | null>(null);
  const [tries, setTries] = useState(0);
  const attempt = `${language} ${tries}`;
  useEffect(() => {
    let isLeft = false;
    const end = (state: LanguageState) => !isLeft && setEnded({ of: attempt, state });
    loadTexts(language).then(
      () => end('loaded'),
      () => end('missing'),
    );
    return () => {
      isLeft = true;
    };
  }, [language, attempt]);
  return [ended?.of === attempt ? ended.state : 'loading', () => setTries(tries + 1)];
}
