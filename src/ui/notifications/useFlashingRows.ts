import { reaction } from 'mobx';
import { useEffect } from 'react';
import { NewsStore } from '../../application/notifications/NewsStore';
import { useInjection } from '../shared/useInjection';

/** The row in sight that shows what has happened flashes once, instead of a notice. */
export function useFlashingRows(): void {
  const news = useInjection(NewsStore);
  useEffect(
    () =>
      reaction(
        () => news.shownInRow,
        shown => {
          if (!shown) return;
          for (const row of document.querySelectorAll(`[data-offer="${CSS.escape(shown.hashId)}"]`)) {
            row.setAttribute('data-flash', '');
            row.addEventListener('animationend', () => row.removeAttribute('data-flash'), { once: true });
          }
        },
      ),
    [news],
  );
}
