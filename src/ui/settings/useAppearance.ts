import { autorun } from 'mobx';
import { useEffect } from 'react';
import { AppearanceStore } from '../../application/settings/AppearanceStore';
import { speak } from '../shared/texts';
import { useInjection } from '../shared/useInjection';

/** Applies the chosen language and theme to the document. */
export function useAppearance(): void {
  const appearance = useInjection(AppearanceStore);
  useEffect(
    () =>
      autorun(() => {
        document.documentElement.dataset.theme = appearance.theme;
        document.documentElement.lang = appearance.language;
        void speak(appearance.language);
      }),
    [appearance],
  );
}
