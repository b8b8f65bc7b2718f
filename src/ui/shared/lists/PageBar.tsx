import { pageWindow } from '../../../domain/shared/ShownRows';
import { Row } from '../../kit/Layout';
import { useFormat } from '../texts/useFormat';
import { useTexts } from '../texts/useTexts';
import * as styles from './tableParts.module.css';

interface PageBarProps {
  /** The name of the list, for the accessible name. */
  readonly label: string;
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
}

export function PageBar({ label, page, totalPages, onPage }: PageBarProps) {
  const { t } = useTexts('sharedLists');
  const { number } = useFormat();
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t('pages', { of: label })}>
      <Row as="ul" gap={1} justify="center" wrap>
        {pageWindow(page, totalPages).map((link, index) => (
          <li key={link === 'gap' ? `gap-${index}` : link}>
            {link === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={t('page', { page: link })}
                aria-current={link === page ? 'page' : undefined}
                onClick={() => onPage(link)}
              >
                {number(link)}
              </button>
            )}
          </li>
        ))}
      </Row>
    </nav>
  );
}
