import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { PagedRows } from '../../../application/selling/entries/PagedRows';
import type { PagedSearch } from '../../../application/selling/entries/PagedSearch';
import { Button } from '../../shared/Button';
import { TextField } from '../../shared/fields/TextField';
import { LiveText } from '../../shared/texts/LiveText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from '../invoices/Invoicing.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly list: PagedRows<{ readonly id: unknown }>;
  readonly search: Pick<PagedSearch<{ readonly id: unknown }>, 'typed' | 'search' | 'loadAll'>;
}

/** Searches as the dealer types, and at once on Enter. A search without the server says how far it reaches. */
export const SearchField = observer(function SearchField({ label, list, search }: SearchFieldProps) {
  const { t } = useTexts('selling');
  const { number } = useFormat();
  const reach = list.search;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void search.search();
  };
  const found = reach
    ? t('search.found', { found: number(reach.found), loaded: number(reach.loaded), total: number(reach.total) })
    : '';
  return (
    <form role="search" className={styles.search} onSubmit={handleSubmit}>
      <TextField
        label={label}
        placeholder={label}
        className={styles.bare}
        type="search"
        autoComplete="off"
        value={list.query}
        onChange={({ target }) => search.typed(target.value)}
      />
      {list.isSearchedHere && <LiveText className={styles.reach} role="status" text={() => found} />}
      {reach && !reach.isWhole && (
        <Button kind="quiet" busy={list.status.step === 'loading'} onClick={() => void search.loadAll()}>
          {t('search.loadAll')}
        </Button>
      )}
    </form>
  );
});
