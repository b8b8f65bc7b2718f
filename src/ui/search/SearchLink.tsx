import { observer } from 'mobx-react-lite';
import { NewMatches } from '../../application/search/saved/NewMatches';
import { Row } from '../kit/Layout';
import { Badge } from '../shared/Badge';
import { MarkableLink } from '../shared/MarkableLink';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { searchPath } from './searchPath';

interface SearchLinkProps {
  readonly id: string;
  readonly onOpen?: () => void;
}

/** Opens a saved search, and says how many of its offers are new. */
export const SearchLink = observer(function SearchLink({ id, onOpen }: SearchLinkProps) {
  const search = useBook().get('searches', id);
  if (!search) return null;
  return (
    <Row as="span" inline gap={2} minHeight="small" breakWords>
      <MarkableLink to={searchPath(search, id)} translate="no" onClick={onOpen}>
        {search.name}
      </MarkableLink>{' '}
      <NewCount id={id} />
    </Row>
  );
});

const NewCount = observer(function NewCount({ id }: { readonly id: string }) {
  const { t } = useTexts('search');
  const { count, isAtLeast } = useInjection(NewMatches).of(id);
  if (count === 0) return null;
  return <Badge>{isAtLeast ? t('newAtLeast', { count }) : t('newCount', { count })}</Badge>;
});
