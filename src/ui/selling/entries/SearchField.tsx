import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { PagedSearch } from '../../../application/selling/entries/PagedSearch';
import { kitClass } from '../../kit/kitElement';
import { Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { TextField } from '../../shared/fields/TextField';
import { LiveText } from '../../shared/texts/LiveText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from '../SellingPage.module.css';

interface SearchFieldProps<Row extends { readonly id: unknown }> {
  readonly label: string;
  readonly list: PagedSearch<Row>;
  /** Enter has found only this row. */
  readonly onOnly?: ((row: Row) => void) | undefined;
}

/** Searches as the dealer types, and at once on Enter. A search without the server says how far it reaches. */
export const SearchField = observer(function SearchField<Row extends { readonly id: unknown }>({
  label,
  list,
  onOnly,
}: SearchFieldProps<Row>) {
  const { t } = useTexts('selling');
  const { number } = useFormat();
  const { pages } = list;
  const reach = pages.search;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void list.search().then(only => only && onOnly?.(only));
  };
  const found = reach
    ? t('search.found', { found: number(reach.found), loaded: number(reach.loaded), total: number(reach.total) })
    : '';
  return (
    <Stack as="form" gap={1} maxWidth="fields" marginBottom={1} role="search" onSubmit={handleSubmit}>
      <TextField
        label={label}
        placeholder={label}
        className={styles.bare}
        type="search"
        autoComplete="off"
        value={pages.query}
        onChange={({ target }) => list.typed(target.value)}
      />
      {pages.isSearchedHere && (
        <LiveText
          className={kitClass({ size: 'small', tone: 'secondary', goneEmpty: true })}
          role="status"
          text={() => found}
        />
      )}
      {reach && !reach.isWhole && (
        <Button
          kind="quiet"
          className={kitClass({ justifySelf: 'start' })}
          busy={pages.status.step === 'loading'}
          onClick={() => void list.loadAll()}
        >
          {t('search.loadAll')}
        </Button>
      )}
    </Stack>
  );
});
