import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { KeepSearch } from '../../application/search/saved/KeepSearch';
import { NewMatchStore } from '../../application/search/saved/NewMatchStore';
import { mostRecords } from '../../domain/book/BookBounds';
import { type BrowseQuestion, toSearch } from '../../domain/offers/BrowseQuestion';
import { LONGEST_SEARCH_NAME, questionOf } from '../../domain/search/SavedSearch';
import { useBook } from '../book/useBook';
import { Button } from '../shared/Button';
import { TextField } from '../shared/fields/TextField';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './SavedSearches.module.css';

interface SavedSearchesProps {
  readonly question: BrowseQuestion;
  /** Called with the id of a search that was just saved. */
  readonly onSaved: (searchId: string) => void;
  readonly onOpen: () => void;
}

/** The saved searches as links, and the form that saves the current question. */
export const SavedSearches = observer(function SavedSearches({ question, onSaved, onOpen }: SavedSearchesProps) {
  const { t } = useTexts('search');
  const book = useBook();
  const ids = book.keys('searches');
  return (
    <section className={styles.part} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {ids.length > 0 && (
        <ul className={styles.links}>
          {ids.map(id => (
            <li key={id}>
              <SearchLink id={id} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      <SaveSearch question={question} onSaved={onSaved} />
    </section>
  );
});

/** Opens a saved search. */
export const SearchLink = observer(function SearchLink({
  id,
  onOpen,
}: {
  readonly id: string;
  readonly onOpen?: () => void;
}) {
  const book = useBook();
  const search = book.get('searches', id);
  if (!search) return null;
  return (
    <span className={styles.link}>
      <Link to={paths.browse + toSearch(questionOf(search, id))} translate="no" onClick={onOpen}>
        {search.name}
      </Link>{' '}
      <NewCount id={id} />
    </span>
  );
});

const NewCount = observer(function NewCount({ id }: { readonly id: string }) {
  const { t } = useTexts('search');
  const { hashIds, isAtLeast } = useInjection(NewMatchStore).of(id);
  const count = hashIds.size;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span>{isAtLeast ? t('newAtLeast', { count }) : t('newCount', { count })}</span>
    </span>
  );
});

interface SaveSearchProps {
  readonly question: BrowseQuestion;
  readonly onSaved: (searchId: string) => void;
}

function SaveSearch({ question, onSaved }: SaveSearchProps) {
  const { t } = useTexts('search');
  const keepSearch = useInjection(KeepSearch);
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const handleSave = () => {
    if (!isNaming) return setNaming(true);
    const id = name.trim() === '' ? null : keepSearch.execute(name, question);
    if (id === null) {
      setError(name.trim() === '' ? t('nameMissing') : t('full', { count: mostRecords.searches }));
      field.current?.focus();
      return;
    }
    setName('');
    setError(null);
    setNaming(false);
    onSaved(id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The drawer is a form of its own.
    event.preventDefault();
    handleSave();
  };
  return (
    <div className={styles.save}>
      {isNaming && (
        <TextField
          ref={field}
          label={t('name')}
          value={name}
          maxLength={LONGEST_SEARCH_NAME}
          autoComplete="off"
          autoFocus
          error={error}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={handleKey}
        />
      )}
      <Button onClick={handleSave}>{t('save')}</Button>
    </div>
  );
}
