import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MotorbikeEntries } from '../../../application/selling/motorbikes/MotorbikeEntries';
import {
  brandNameOf,
  isIncompleteMotorbike,
  type Motorbike,
  motorbikeFormOf,
  motorbikeName,
} from '../../../domain/selling/motorbikes/Motorbike';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { EntryListPage } from '../entries/EntryListPage';
import { RemovalDialog } from '../entries/RemovalDialog';
import { SearchField } from '../entries/SearchField';
import { MotorbikeDialog } from './MotorbikeDialog';
import { Vin } from './Vin';

export const MotorbikesPage = observer(function MotorbikesPage() {
  const { t } = useTexts('sellingInvoices');
  const motorbikes = useInjection(MotorbikeEntries);
  const { dialog } = motorbikes;
  const { list, brands, entry, removal } = motorbikes.store;

  useEffect(() => {
    void motorbikes.show();
    return () => motorbikes.leave();
  }, [motorbikes]);

  const brandOf = (motorbike: Motorbike) =>
    brandNameOf(motorbike, brands.choices) ?? (brands.hasArrived ? t('motorbikes.unknownBrand') : '–');
  return (
    <EntryListPage
      title={t('motorbikes.title')}
      add={t('motorbikes.add')}
      list={list}
      columns={[
        { name: t('motorbikes.model'), cell: ({ model }) => model },
        { name: t('motorbikes.brand'), cell: brandOf },
        { name: t('vin.label'), kind: 'name', cell: ({ vin }) => vin || '–' },
      ]}
      isIncomplete={isIncompleteMotorbike}
      nameOf={motorbike => motorbikeName(motorbike, brandOf(motorbike))}
      texts={{ loading: t('motorbikes.loading'), empty: t('motorbikes.empty'), failed: t('motorbikes.failed') }}
      search={<SearchField label={t('motorbikes.search')} list={list} search={motorbikes.list} />}
      onAdd={() => void dialog.open()}
      onEdit={motorbike => void dialog.open(motorbike.id, motorbikeFormOf(motorbike))}
      onRemove={motorbike => motorbikes.askRemoval(motorbike)}
      onPage={page => void motorbikes.list.turnTo(page)}
      onTryAgain={() => void motorbikes.show()}
    >
      {entry.isOpen && <MotorbikeDialog />}
      {removal.row && (
        <RemovalDialog
          removal={removal}
          title={t('motorbikes.deleteTitle')}
          question={t('motorbikes.deleteQuestion')}
          action={t('motorbikes.deleteTitle')}
          onCancel={() => motorbikes.cancelRemoval()}
          onConfirm={() => void motorbikes.remove()}
        >
          <p>{removal.row.model}</p>
          <p>{brandOf(removal.row)}</p>
          {removal.row.vin && (
            <p>
              <span>{`${t('vin.label')}: `}</span>
              <Vin of={removal.row} />
            </p>
          )}
        </RemovalDialog>
      )}
    </EntryListPage>
  );
});
