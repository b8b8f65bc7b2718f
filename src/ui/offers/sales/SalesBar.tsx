import { SlidersHorizontal } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { Appearance } from '../../../application/settings/Appearance';
import { activeFilterCount, type BrowseFilters, noFilters } from '../../../domain/offers/list/BrowseFilters';
import { fromFirstPage, toSearch } from '../../../domain/offers/list/BrowseQuestion';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useRememberedOpen } from '../../shared/input/useRememberedOpen';
import { useNavigation } from '../../shared/navigation';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { DealsTotal } from './DealsTotal';
import styles from './SalesBar.module.css';
import { SalesFilters } from './SalesFilters';

/** The filters of the archive and of the sold offers, which are in the address, and what the deals cost together. */
export const SalesBar = observer(function SalesBar({ list }: { readonly list: OfferList }) {
  const { t } = useTexts('offers');
  const appearance = useInjection(Appearance);
  const { here, navigate } = useNavigation();
  const [isOpen, toggle] = useRememberedOpen('salesFilters');
  const id = useId();
  const { question } = list;
  const count = activeFilterCount(question.filters);

  const ask = (filters: BrowseFilters) => {
    // The sold offers never have pages, whatever is remembered.
    const remembered = list.tab === 'sold' ? question.paging : appearance.paging;
    void navigate(here().pathname + toSearch(fromFirstPage(question, { filters }), remembered));
  };
  return (
    <div className={styles.bar}>
      <div className={styles.head}>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-description={count > 0 ? t('toolbar.filtersActive', { count }) : undefined}
          onClick={toggle}
        >
          <Icon of={SlidersHorizontal} size={16} /> <span>{t('toolbar.filters')}</span>
          {count > 0 && <span className={styles.badge}>{count}</span>}
        </Button>
        {count > 0 && (
          <Button kind="quiet" onClick={() => ask(noFilters)}>
            {t('filters.clear')}
          </Button>
        )}
        {list.tab === 'archived' && <DealsTotal list={list} />}
      </div>
      {isOpen && <SalesFilters id={id} list={list} onAsk={ask} />}
    </div>
  );
});
