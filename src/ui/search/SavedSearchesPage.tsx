import { Pencil, Trash2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { NewMatches } from '../../application/search/saved/NewMatches';
import { OwnSearches } from '../../application/search/saved/OwnSearches';
import { OwnProfile } from '../../application/settings/OwnProfile';
import { activeFilters } from '../../domain/offers/list/BrowseFilters';
import { activeRefinements } from '../../domain/offers/list/Refinements';
import { LONGEST_SEARCH_NAME, questionOf, type SavedSearch } from '../../domain/search/SavedSearch';
import { kitClass } from '../kit/kitElement';
import { Column, Grid, Row, Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { useFilterText, useRefinementText } from '../offers/find/useFilterText';
import { Button } from '../shared/Button';
import * as button from '../shared/Button.module.css';
import { SwitchField } from '../shared/fields/SwitchField';
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
import { RelativeTime } from '../shared/texts/RelativeTime';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { NewestOfSearch } from './NewestOfSearch';
import { ProposedSearches } from './ProposedSearches';
import * as styles from './SavedSearchesPage.module.css';
import { SearchLink } from './SearchLink';
import { searchPath } from './searchPath';

/** Below fewer saved searches, the page has room for proposals. */
const FEW = 3;

interface Deleted {
  readonly id: string;
  readonly search: SavedSearch;
}

/** The saved searches, with the newest offers of each and the number of those that are new. */
export const SavedSearchesPage = observer(function SavedSearchesPage() {
  const { t } = useTexts('search');
  const book = useBook();
  const lists = useInjection(OfferLists);
  const searches = useInjection(OwnSearches);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const ids = book.keys('searches');
  const isRead = book.isRead();
  useTitle(t('title'));
  useMainName(t('title'));
  useEffect(() => lists.screenOpened(), [lists]);

  useEffect(() => {
    if (!isRead) return;
    const controller = new AbortController();
    void searches.count(controller.signal);
    return () => controller.abort();
  }, [searches, isRead, ids.length]);

  const handleDelete = (id: string, search: SavedSearch) => {
    searches.remove(id);
    setDeleted({ id, search });
  };
  const handleUndo = () => {
    if (deleted) searches.putBack(deleted.id, deleted.search);
    setDeleted(null);
  };
  return (
    <Column grow minHeight={0} className={styles.page}>
      <PageHead title={t('title')}>
        <Row gap={3} minWidth={0} breakWords role="status">
          {deleted && (
            <>
              <span>{t('deleted', { name: deleted.search.name })}</span>
              <Button onClick={handleUndo}>{t('undo')}</Button>
            </>
          )}
        </Row>
        {ids.length > 0 && (
          <Link to={paths.browse} className={button.button}>
            {t('toSearch')}
          </Link>
        )}
      </PageHead>
      {!isRead && book.problem === null && <RowSkeletons />}
      {isRead && ids.length === 0 && (
        <Grid gap={2} justifyItems="center" paddingBlock={8} paddingInline="edge" textAlign="center">
          <Text as="h2" size="title">
            {t('none.title')}
          </Text>
          <Text as="p" tone="secondary" maxWidth="text" textWrap="balance" marginBottom={2}>
            {t('none.hint')}
          </Text>
          <Link to={paths.browse} className={`${button.button} ${button.primary}`}>
            {t('toSearch')}
          </Link>
          <Grid pageWidth marginTop={8}>
            <ProposedSearches title={t('proposed.title')} />
          </Grid>
        </Grid>
      )}
      <Stack as="ul" pageWidth gap={4} paddingInline="edge" marginTop={5} marginBottom={5}>
        {ids.map(id => (
          <SearchItem key={id} id={id} onDelete={handleDelete} />
        ))}
      </Stack>
      {ids.length > 0 && ids.length < FEW && (
        <Grid pageWidth paddingInline="edge" paddingBottom={8}>
          <ProposedSearches title={t('proposed.more')} isWide />
        </Grid>
      )}
    </Column>
  );
});

interface SearchItemProps {
  readonly id: string;
  readonly onDelete: (id: string, search: SavedSearch) => void;
}

const SearchItem = observer(function SearchItem({ id, onDelete }: SearchItemProps) {
  const { t } = useTexts('search');
  const wordsOf = useSearchWords();
  const matches = useInjection(NewMatches);
  const [isRenaming, setRenaming] = useState(false);
  const search = useBook().get('searches', id);
  if (!search) return null;
  const { name } = search;
  const total = matches.newestOf(id)?.total ?? null;
  const words = wordsOf(search);
  return (
    <Row as="li" wrap gap={4} columnGap={6} align="stretch" padding={5} surface>
      <Column gap={2} basis={260} minWidth={0} className={styles.about}>
        <Text as="h2" size="large" className={styles.name}>
          <SearchLink id={id} />
        </Text>
        <Row as="ul" wrap gap={1.5} className={styles.words}>
          {(words.length > 0 ? words : [t('everything')]).map(word => (
            <SmallText as="li" breakWords key={word}>
              {word}
            </SmallText>
          ))}
        </Row>
        <LatestOffer searchId={id} />
        <NotifySwitch id={id} isQuiet={search.isQuiet ?? false} />
        {matches.isFailed(id) && <SmallText>{t('countFailed')}</SmallText>}
        <Row wrap gap={2.5} atFoot className={styles.presses}>
          <Link to={searchPath(search, id)} className={button.button}>
            {total === null || total === 0 ? t('show') : t('showAll', { count: total })}
          </Link>
          <Row gap={0.5}>
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
          </Row>
        </Row>
        {isRenaming && <RenameForm id={id} name={name} onDone={() => setRenaming(false)} />}
      </Column>
      <NewestOfSearch id={id} name={name} />
    </Row>
  );
});

interface NotifySwitchProps {
  readonly id: string;
  readonly isQuiet: boolean;
}

/** Whether new offers of the search are news, and the way to what decides on all of them. */
const NotifySwitch = observer(function NotifySwitch({ id, isQuiet }: NotifySwitchProps) {
  const { t } = useTexts('search');
  const searches = useInjection(OwnSearches);
  const isPermitted = useInjection(OwnProfile).isPermitted('newOffers');
  return (
    <Row gap={2} wrap>
      {isPermitted && (
        <SwitchField label={t('notify')} isOn={!isQuiet} onChange={isNotified => searches.notify(id, isNotified)} />
      )}
      <Link to={paths.notifications} className={kitClass({ size: 'small', tone: 'secondary' })}>
        {t(isPermitted ? 'notifyHow' : 'notifyOff')}
      </Link>
    </Row>
  );
});

/** When the newest offer was published. Keeps its place before the server has answered. */
const LatestOffer = observer(function LatestOffer({ searchId }: { readonly searchId: string }) {
  const { t } = useTexts('search');
  const registry = useInjection(OfferRegistry);
  const hashId = useInjection(NewMatches).newestOf(searchId)?.hashIds[0];
  const publishedAt = (hashId && registry.get(hashId)?.publishedAt) ?? null;
  return (
    <SmallText minHeight="text">
      {publishedAt !== null && (
        <>
          <span>{t('latest')}</span> <RelativeTime instant={publishedAt} />
        </>
      )}
    </SmallText>
  );
});

interface RenameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onDone: () => void;
}

function RenameForm({ id, name, onDone }: RenameFormProps) {
  const { t } = useTexts('search');
  const searches = useInjection(OwnSearches);
  const [typed, setTyped] = useState(name);
  const isMissing = typed.trim() === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) return;
    searches.rename(id, typed);
    onDone();
  };
  return (
    <Row as="form" gap={2} align="end" wrap className={styles.rename} onSubmit={handleSubmit}>
      <TextField
        className={kitClass({ basis: 160 })}
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
    </Row>
  );
}

/** Returns what a saved search looks for, in words. None if it looks for everything. */
function useSearchWords(): (search: SavedSearch) => readonly string[] {
  const { t } = useTexts('offers');
  const filterText = useFilterText();
  const refinementText = useRefinementText();
  return search => {
    const { filters, refinements, buyNowOnly } = questionOf(search, '');
    return [
      ...activeFilters(filters).map(filterText),
      ...(buyNowOnly ? [t('toolbar.buyNowOnly')] : []),
      ...activeRefinements(refinements).map(key => refinementText(refinements, key)),
    ];
  };
}
