import { ChevronLeft, ChevronRight } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { Icon } from '../../shared/Icon';
import { IconButton } from '../../shared/IconButton';
import { useTexts } from '../../shared/useTexts';
import styles from './Pager.module.css';

interface PagerProps {
  readonly list: OfferListStore;
  readonly onPage: (page: number) => void;
}

export const Pager = observer(function Pager({ list, onPage }: PagerProps) {
  const { t } = useTexts('offers');
  const { page } = list.question;
  if (list.question.paging !== 'paginated' || list.totalPages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pages.label')}>
      <IconButton
        name={t('pages.previous')}
        tooltip="above"
        icon={<Icon of={ChevronLeft} size={20} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-current="page">{t('pages.page', { page, total: list.totalPages })}</span>
      <IconButton
        name={t('pages.next')}
        tooltip="above"
        icon={<Icon of={ChevronRight} size={20} />}
        disabled={page >= list.totalPages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
});
