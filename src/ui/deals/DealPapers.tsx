import type { Deal } from '../../domain/offers/Deal';
import { Row } from '../kit/Layout';
import { FileLink } from '../shared/files/FileLink';
import { useTexts } from '../shared/texts/useTexts';

/** The documents that the server has. */
export function DealPapers({ deal }: { readonly deal: Deal }) {
  const { t } = useTexts('deals');
  const papers = [
    [t('vehicleData'), deal.vehicleDataPdf],
    [t('contract'), deal.contractPdf],
  ] as const;
  return (
    <Row as="ul" gap={1} columnGap={4} align="stretch" wrap>
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
    </Row>
  );
}
