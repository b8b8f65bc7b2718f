import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef, useState } from 'react';
import { OwnSearches } from '../../application/search/saved/OwnSearches';
import { keeping } from '../../domain/book/Keeping';
import type { BrowseQuestion } from '../../domain/offers/list/BrowseQuestion';
import { LONGEST_SEARCH_NAME } from '../../domain/search/SavedSearch';
import { Stack } from '../kit/Layout';
import { Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { TextField } from '../shared/fields/TextField';
import { keyOfEvent } from '../shared/input/keyOfEvent';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { SearchLink } from './SearchLink';

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
    <Stack as="section" gap={2.5} paddingTop={4} marginBottom={6} lineAbove aria-label={t('title')}>
      <Text as="h3" size="body">
        {t('title')}
      </Text>
      {ids.length > 0 && (
        <Stack as="ul" gap={0.5}>
          {ids.map(id => (
            <li key={id}>
              <SearchLink id={id} onOpen={onOpen} />
            </li>
          ))}
        </Stack>
      )}
      <SaveSearch question={question} onSaved={onSaved} />
    </Stack>
  );
});

interface SaveSearchProps {
  readonly question: BrowseQuestion;
  readonly onSaved: (searchId: string) => void;
}

function SaveSearch({ question, onSaved }: SaveSearchProps) {
  const { t } = useTexts('search');
  const searches = useInjection(OwnSearches);
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const handleSave = () => {
    if (!isNaming) return setNaming(true);
    const id = name.trim() === '' ? null : searches.save(name, question);
    if (id === null) {
      setError(name.trim() === '' ? t('nameMissing') : t('full', { count: keeping.searches.most }));
      field.current?.focus();
      return;
    }
    setName('');
    setError(null);
    setNaming(false);
    onSaved(id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (keyOfEvent(event) !== 'Enter') return;
    // The drawer is a form of its own.
    event.preventDefault();
    handleSave();
  };
  return (
    <Stack gap={2}>
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
    </Stack>
  );
}
