import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OfferList } from '../../application/offers/list/OfferLists';
import { OwnSearches } from '../../application/search/saved/OwnSearches';
import { fromFirstPage } from '../../domain/offers/list/BrowseQuestion';
import { isSearchChanged, questionOf } from '../../domain/search/SavedSearch';
import { useAskBrowse } from '../offers/browse/useAskBrowse';
import { Button } from '../shared/Button';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './Searches.module.css';

interface SearchChangesProps {
  readonly list: OfferList;
  /** Opens the form that saves the question under a new name. */
  readonly onSaveAsNew: () => void;
}

/** Says which saved search is open, and what can happen with its changes. */
export const SearchChanges = observer(function SearchChanges({ list, onSaveAsNew }: SearchChangesProps) {
  const { t } = useTexts('search');
  const ask = useAskBrowse();
  const searches = useInjection(OwnSearches);
  const { question } = list;
  const { searchId } = question;
  const search = useBook().get('searches', searchId);
  const isOpened = search !== undefined;
  const isAnswered = list.lastFetchedAt !== null;

  useEffect(() => {
    if (isOpened && isAnswered) searches.visited(searchId);
  }, [searches, searchId, isOpened, isAnswered]);

  // The line has its place before the dealer's own data is read, and in each state, so that nothing below it moves.
  if (!search) return <div className={styles.changes} />;
  const { name } = search;
  const isChanged = isSearchChanged(search, question);
  const discarded = { ...questionOf(search, searchId), paging: question.paging };
  return (
    <div className={styles.changes} role="status">
      <span translate="no">{t(isChanged ? 'changed' : 'opened', { name })}</span>
      {isChanged && (
        <>
          <Button onClick={() => searches.replace(searchId, question)}>{t('saveChange')}</Button>
          <Button onClick={onSaveAsNew}>{t('saveAsNew')}</Button>
          <Button kind="quiet" onClick={() => ask(fromFirstPage(question, discarded))}>
            {t('discard')}
          </Button>
        </>
      )}
    </div>
  );
});
