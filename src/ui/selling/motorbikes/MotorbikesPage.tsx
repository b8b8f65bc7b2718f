import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MotorbikeEntries } from '../../../application/selling/motorbikes/MotorbikeEntries';
import { type Motorbike, motorbikeFormOf } from '../../../domain/selling/motorbikes/Motorbike';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { EntryListPage } from '../entries/EntryListPage';
import { RemovalDialog } from '../entries/RemovalDialog';
import { MotorbikeDialog } from './MotorbikeDialog';
import { useMotorbikeTable } from './useMotorbikeTable';

export const MotorbikesPage = observer(function MotorbikesPage() {
  const { t } = useTexts('sellingInvoices');
  const motorbikes = useInjection(MotorbikeEntries);
  const { dialog } = motorbikes;
  const { brandOf, ...table } = useMotorbikeTable();
  const { row } = motorbikes.removal;

  useEffect(() => {
    void motorbikes.show();
    return () => motorbikes.leave();
  }, [motorbikes]);

  return (
    <EntryListPage
      title={t('motorbikes.title')}
      add={t('motorbikes.add')}
      list={motorbikes.list}
      {...table}
      onAdd={() => void dialog.open()}
      onEdit={motorbike => void dialog.open(motorbike.id, motorbikeFormOf(motorbike))}
      onRemove={motorbike => motorbikes.askRemoval(motorbike)}
      onTryAgain={() => void motorbikes.show()}
    >
      {dialog.entry.isOpen && <MotorbikeDialog />}
      {row && (
        <RemovalDialog
          entries={motorbikes}
          title={t('motorbikes.deleteTitle')}
          question={t('motorbikes.deleteQuestion')}
          action={t('motorbikes.deleteTitle')}
        >
          <p>{row.model}</p>
          <p>{brandOf(row)}</p>
          {row.vin && (
            <p>
              <span>{`${t('vin.label')}: `}</span>
              <Vin of={row} />
            </p>
          )}
        </RemovalDialog>
      )}
    </EntryListPage>
  );
});

/** The VIN of a motorbike. Motorbikes of the same model differ in it alone. */
function Vin({ of: { vin } }: { readonly of: Pick<Motorbike, 'vin'> }) {
  return <span translate="no">{vin || '–'}</span>;
}
