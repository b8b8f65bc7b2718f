import { Pencil, Trash2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { FollowScreen } from '../../application/offers/FollowScreen';
import { CountNewMatches } from '../../application/search/saved/CountNewMatches';
import { KeepSearch } from '../../application/search/saved/KeepSearch';
import { NewMatchStore } from '../../application/search/saved/NewMatchStore';
import { activeFilters } from '../../domain/offers/list/BrowseFilters';
import { activeRefinements } from '../../domain/offers/list/Refinements';
import { LONGEST_SEARCH_NAME, questionOf, type SavedSearch } from '../../domain/search/SavedSearch';
import { useFilterText, useRefinementText } from '../offers/find/useFilterText';
import { Button } from '../shared/Button';
import common from '../shared/common.module.css';
import { TextField } from '../shared/fields/TextField';
import { IconButton } from '../shared/IconButton';
import { Icon } from '../shared/icons/Icon';
import { RowSkeletons } from '../shared/lists/Skeletons';
import { useMainName } from '../shared/loading/useMainName';
import { Link } from '../shared/navigation';
import { PageHead } from '../shared/page/PageHead';
import { useBook } from '../shared/page/useBook';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './SavedSearches.module.css';
import { SearchLink } from './SearchLink';

interface Deleted {
  readonly id: string;
  readonly search: SavedSearch;
}

/** The saved searches, with the number of offers that are new in each. */
export const SavedSearchesPage = observer(function SavedSearchesPage() {
  const { t } = useTexts('search');
  const book = useBook();
  const followScreen = useInjection(FollowScreen);
  const countNewMatches = useInjection(CountNewMatches);
  const keepSearch = useInjection(KeepSearch);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const ids = book.keys('searches');
  const isRead = book.isRead();
  useTitle(t('title'));
  useMainName(t('title'));
  useEffect(() => followScreen.pageShown(), [followScreen]);

  useEffect(() => {
    if (!isRead) return;
    const controller = new AbortController();
    void countNewMatches.execute(controller.signal);
    return () => controller.abort();
  }, [countNewMatches, isRead]);

  const handleDelete = (id: string, search: SavedSearch) => {
    keepSearch.remove(id);
    setDeleted({ id, search });
  };
  const handleUndo = () => {
    if (deleted) keepSearch.putBack(deleted.id, deleted.search);
    setDeleted(null);
  };
  return (
    <div className={`${common.fill} ${styles.page}`}>
      <PageHead title={t('title')} />
      <div className={styles.undo} role="status">
        {deleted && (
          <>
            <span>{t('deleted', { name: deleted.search.name })}</span>
            <Button onClick={handleUndo}>{t('undo')}</Button>
          </>
        )}
      </div>
      {!isRead && book.problem === null && <RowSkeletons />}
      {isRead && ids.length === 0 && (
        <div className={`${common.empty} ${styles.none}`}>
          <h2>{t('none.title')}</h2>
          <p>{t('none.hint')}</p>
          <Link to={paths.browse}>{t('toSearch')}</Link>
        </div>
      )}
      <ul className={styles.list}>
        {ids.map(id => (
          <SearchItem key={id} id={id} onDelete={handleDelete} />
        ))}
      </ul>
    </div>
  );
});

interface SearchItemProps {
  readonly id: string;
  readonly onDelete: (id: string, search: SavedSearch) => void;
}

const SearchItem = observer(function SearchItem({ id, onDelete }: SearchItemProps) {
  const { t } = useTexts('search');
  const textOf = useSearchText();
  const matches = useInjection(NewMatchStore);
  const [isRenaming, setRenaming] = useState(false);
  const search = useBook().get('searches', id);
  if (!search) return null;
  const { name } = search;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <SearchLink id={id} />
        <span className={styles.summary}>{textOf(search) || t('everything')}</span>
        {matches.isFailed(id) && <span className={styles.summary}>{t('countFailed')}</span>}
      </div>
      <IconButton
        name={t('rename', { name })}
        icon={<Icon of={Pencil} size={18} />}
        aria-expanded={isRenaming}
        onClick={() => setRenaming(!isRenaming)}
      />
      <IconButton
        name={t('delete', { name })}
        icon={<Icon of={Trash2} size={18} />}
        onClick={() => onDelete(id, search)}
      />
      {isRenaming && <RenameForm id={id} name={name} onDone={() => setRenaming(false)} />}
    </li>
  );
});

interface RenameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onDone: () => void;
}

function RenameForm({ id, name, onDone }: RenameFormProps) {
  const { t } = useTexts('search');
  const keepSearch = useInjection(KeepSearch);
  const [typed, setTyped] = useState(name);
  const isMissing = typed.trim() === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) return;
    keepSearch.rename(id, typed);
    onDone();
  };
  return (
    <form className={styles.rename} onSubmit={handleSubmit}>
      <TextField
        label={t('name')}
        value={typed}
        maxLength={LONGEST_SEARCH_NAME}
        autoComplete="off"
        autoFocus
        error={isMissing ? t('nameMissing') : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="primary">
        {t('renameSave')}
      </Button>
    </form>
  );
}

/** Returns what a saved search looks for, in words. '' if it looks for everything. */
function useSearchText(): (search: SavedSearch) => string {
  const { t } = useTexts('offers');
  const filterText = useFilterText();
  const refinementText = useRefinementText();
  return search => {
    const { filters, refinements, buyNowOnly } = questionOf(search, '');
    return [
      ...activeFilters(filters).map(filterText),
      ...(buyNowOnly ? [t('toolbar.buyNowOnly')] : []),
      ...activeRefinements(refinements).map(key => refinementText(refinements, key)),
    ].join(' · ');
  };
}
