import { ChevronLeft, ChevronRight } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './OfferRows.module.css';

interface PagerProps {
  readonly list: OfferListStore;
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

  if (paging !== 'paginated' || list.lastPage <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pages.label')}>
      <IconButton
        name={t('pages.previous')}
        icon={<Icon of={ChevronLeft} size={20} />}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      <span aria-current="page">{t('pages.page', { page, total: list.lastPage })}</span>
      <IconButton
        name={t('pages.next')}
        icon={<Icon of={ChevronRight} size={20} />}
        aria-disabled={page >= list.lastPage}
        onClick={() => page < list.lastPage && onPage(page + 1)}
      />
    </nav>
  );
});
