import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { PagedRows } from '../../../application/selling/entries/PagedRows';
import type { PagedSearch } from '../../../application/selling/entries/PagedSearch';
import { TextField } from '../../shared/TextField';
import styles from '../invoices/Invoicing.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly list: PagedRows<unknown>;
  readonly search: Pick<PagedSearch<unknown>, 'typed' | 'search'>;
}

/** Searches as the dealer types, and at once on Enter. */
export const SearchField = observer(function SearchField({ label, list, search }: SearchFieldProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void search.search();
  };
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
    </form>
  );
});
