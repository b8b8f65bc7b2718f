import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { KeepReadingPosition } from '../../application/navigation/KeepReadingPosition';
import { LoadOffers } from '../../application/offers/list/LoadOffers';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { toSearch } from '../../domain/offers/list/BrowseQuestion';
import { useInjection } from '../shared/useInjection';

const inputEvents = ['pointerdown', 'keydown', 'wheel'] as const;

/** Saves the reading position of the visible list when the page is unloaded, and restores it after a reload. */
export const ReadingPositionKeeper = observer(function ReadingPositionKeeper() {
  const keepReadingPosition = useInjection(KeepReadingPosition);
  const loadOffers = useInjection(LoadOffers);
  const lists = useInjection(OfferLists);
  const { visible } = lists;

  useEffect(() => {
    if (visible === null) return;
    const list = lists.of(visible);
    const name = () => `${visible} ${list.question.paging} ${toSearch(list.question)}`;
    return keepReadingPosition.run({ name, list, more: () => loadOffers.more(visible) });
  }, [visible, keepReadingPosition, lists, loadOffers]);

  useEffect(() => {
    const handleLeaving = () => keepReadingPosition.execute();
    const handleInput = () => keepReadingPosition.busy();
    window.addEventListener('pagehide', handleLeaving);
    for (const event of inputEvents) window.addEventListener(event, handleInput, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pagehide', handleLeaving);
      for (const event of inputEvents) window.removeEventListener(event, handleInput, { capture: true });
    };
  }, [keepReadingPosition]);

  return null;
});
