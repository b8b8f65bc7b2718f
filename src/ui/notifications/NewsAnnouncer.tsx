import { useCallback } from 'react';
import { NewsStore } from '../../application/notifications/NewsStore';
import { type News, plainNewsKinds } from '../../domain/notifications/News';
import { LiveText } from '../shared/texts/LiveText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useNewsText } from './useNewsText';

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
    const said = news.saidOf(kind);
    if (said.length > 1) return t(kind === 'outbid' ? 'outbids' : 'many', { count: said.length });
    return said[0] ? newsText(said[0]) : '';
  }, [news, kind, newsText, t]);
  return <LiveText className="visually-hidden" role="status" text={text} />;
}
