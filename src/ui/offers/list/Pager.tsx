import { ChevronLeft, ChevronRight } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import { lastPage } from '../../../domain/shared/Page';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './OfferRows.module.css';

interface PagerProps {
  readonly list: OfferList;
  readonly onPage: (page: number, options?: { readonly replace: boolean }) => void;
}

export const Pager = observer(function Pager({ list, onPage }: PagerProps) {
  const { t } = useTexts('offers');
  const { page, paging } = list.question;
  const { visible, openOffer } = useInjection(OfferLists);
  const isRead = visible === list.tab && openOffer === null;
  const isPastEnd = isRead && page > 1 && list.isEmpty && list.status.step === 'idle';

  // Offers left the list, or the address is an old one. An open offer stays open. If even the last page is empty, the
  // server's number is wrong, and no other page is tried.
  useEffect(() => {
    if (isPastEnd) onPage(list.totalPages < page ? Math.max(1, list.totalPages) : 1, { replace: true });
  }, [isPastEnd, page, list, onPage]);

  const last = lastPage(list, { page, rows: list.ids.length });
  if (paging !== 'paginated' || last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pages.label')}>
      <IconButton
        name={t('pages.previous')}
        icon={<Icon of={ChevronLeft} size={20} />}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      <span aria-current="page">{t('pages.page', { page, total: last })}</span>
      <IconButton
        name={t('pages.next')}
        icon={<Icon of={ChevronRight} size={20} />}
        aria-disabled={page >= last}
        onClick={() => page < last && onPage(page + 1)}
      />
    </nav>
  );
});
