import { useCallback } from 'react';
import { NewsStore } from '../../application/notifications/NewsStore';
import { type News, plainNewsKinds } from '../../domain/notifications/News';
import { LiveText } from '../shared/texts/LiveText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useNewsText } from './news/useNewsText';

const kinds = ['outbid', 'buyNow', 'answered', 'match', 'newOffers', ...plainNewsKinds] as const;

/** Announces news to screen readers on every page. */
export function NewsAnnouncer() {
  return kinds.map(kind => <KindAnnouncer key={kind} kind={kind} />);
}

/** Each kind has its own live region, so that no kind replaces another before it is read. */
function KindAnnouncer({ kind }: { readonly kind: News['kind'] }) {
  const { t } = useTexts('notifications');
  const news = useInjection(NewsStore);
  const newsText = useNewsText();
  const text = useCallback(() => {
    const announced = news.announcedOf(kind);
    if (announced.length > 1) return t(kind === 'outbid' ? 'outbids' : 'many', { count: announced.length });
    return announced[0] ? newsText(announced[0]) : '';
  }, [news, kind, newsText, t]);
  return <LiveText className="visually-hidden" role="status" text={text} />;
}
