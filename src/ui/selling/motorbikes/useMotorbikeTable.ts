import { OwnMotorbikes } from '../../../application/selling/motorbikes/OwnMotorbikes';
import {
  brandNameOf,
  isIncompleteMotorbike,
  type Motorbike,
  motorbikeName,
} from '../../../domain/selling/motorbikes/Motorbike';
import type { TableColumn } from '../../shared/lists/DataTable';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

/** What the page and the picker show of the motorbikes. */
export function useMotorbikeTable() {
  const { t } = useTexts('sellingInvoices');
  const { choices: brands } = useInjection(OwnMotorbikes).entries;
  const brandOf = (motorbike: Motorbike): string =>
    brandNameOf(motorbike, brands.value?.rows ?? []) ?? (brands.value ? t('motorbikes.unknownBrand') : '–');
  const columns: readonly TableColumn<Motorbike>[] = [
    { name: t('motorbikes.model'), cell: ({ model }) => model },
    { name: t('motorbikes.brand'), cell: brandOf },
    { name: t('vin.label'), kind: 'name', cell: ({ vin }) => vin || '–' },
  ];
  return {
    brandOf,
    columns,
    isIncomplete: isIncompleteMotorbike,
    nameOf: (motorbike: Motorbike) => motorbikeName(motorbike, brandOf(motorbike)),
    search: t('motorbikes.search'),
    texts: { loading: t('motorbikes.loading'), empty: t('motorbikes.empty'), failed: t('motorbikes.failed') },
  };
}
