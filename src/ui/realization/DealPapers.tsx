import type { RealizationDetails } from '../../domain/offers/RealizationDetails';
import { FileLink } from '../shared/FileLink';
import { useTexts } from '../shared/texts/useTexts';
import styles from './Deal.module.css';

/** The documents that the server has. */
export function DealPapers({ realization }: { readonly realization: RealizationDetails }) {
  const { t } = useTexts('realization');
  const papers = [
    [t('vehicleData'), realization.vehicleDataPdf],
    [t('contract'), realization.contractPdf],
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
