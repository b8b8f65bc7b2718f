import type { Deal } from '../../domain/offers/Deal';
import { FileLink } from '../shared/files/FileLink';
import { useTexts } from '../shared/texts/useTexts';
import styles from './Deal.module.css';

/** The documents that the server has. */
export function DealPapers({ deal }: { readonly deal: Deal }) {
  const { t } = useTexts('deals');
  const papers = [
    [t('vehicleData'), deal.vehicleDataPdf],
    [t('contract'), deal.contractPdf],
  ] as const;
  return (
    <ul className={styles.papers}>
      {papers.map(
        ([name, paper]) =>
          paper && (
            <li key={name}>
              <FileLink address={paper} subject={name}>
                {name}
              </FileLink>
            </li>
          ),
      )}
    </ul>
  );
}
