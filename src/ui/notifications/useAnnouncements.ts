import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { Menu } from '../../application/navigation/Menu';
import { KeptNews } from '../../application/notifications/KeptNews';
import type { DatedNews } from '../../domain/notifications/KeptNews';
import { useNavigation } from '../shared/navigation';
import { useOpenOffer } from '../shared/offer/OfferLink';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useNewsLine } from './news/useNewsText';

/** Announces news outside of the page, and leads from there to what it is about. */
export function useAnnouncements(): void {
  const { t } = useTexts('notifications');
  const keptNews = useInjection(KeptNews);
  const menu = useInjection(Menu);
  const line = useNewsLine();
  const openOffer = useOpenOffer();
  const { navigate } = useNavigation();

  // The press may come long after the announcement, on another page.
  const handleClick = useEffectEvent((event: DatedNews | null) => {
    if (!event) return menu.openDialog('news');
    const { kind, hashId } = event.value.news;
    if (kind === 'answered') void navigate(paths.conversation(hashId));
    else if (kind === 'newOffers') void navigate(paths.browse);
    else openOffer(hashId);
  });

  useEffect(() => {
    const wordsOf = ({ value: { news: one } }: DatedNews) => {
      const { kind, name } = one;
      const title = kind === 'newOffers' ? t('list.newOffers') : name;
      return { title, body: kind === 'answered' ? `${line(one)}: ${one.text}` : line(one) };
    };
    const wordsOfMany = (count: number) => ({ title: t('title'), body: t('many', { count }) });
    return reaction(
      () => keptNews.toAnnounce,
      events => void keptNews.announce(events, { wordsOf, wordsOfMany, onPress: handleClick }),
    );
  }, [keptNews, line, t]);
}
