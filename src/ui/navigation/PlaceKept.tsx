import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { KeepPlace } from '../../application/navigation/KeepPlace';
import { LoadOffers } from '../../application/offers/LoadOffers';
import { OfferLists } from '../../application/offers/OfferLists';
import { toSearch } from '../../domain/offers/BrowseQuestion';
import { useInjection } from '../shared/useInjection';

const doings = ['pointerdown', 'keydown', 'wheel'] as const;

/** Saves the reading position of the visible list when the page is unloaded, and restores it after a reload. */
export const PlaceKept = observer(function PlaceKept() {
  const keepPlace = useInjection(KeepPlace);
  const loadOffers = useInjection(LoadOffers);
  const lists = useInjection(OfferLists);
  const { visible } = lists;

  useEffect(() => {
    if (visible === null) return;
    const list = lists.of(visible);
    const name = () => `${visible} ${list.question.paging} ${toSearch(list.question)}`;
    return keepPlace.whileShown({ name, list, more: () => loadOffers.more(visible) });
  }, [visible, keepPlace, lists, loadOffers]);

  useEffect(() => {
    const handleLeaving = () => keepPlace.execute();
    const handleDoing = () => keepPlace.busy();
    window.addEventListener('pagehide', handleLeaving);
    for (const doing of doings) window.addEventListener(doing, handleDoing, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pagehide', handleLeaving);
      for (const doing of doings) window.removeEventListener(doing, handleDoing, { capture: true });
    };
  }, [keepPlace]);

  return null;
});
