import { observer } from 'mobx-react-lite';
import { OwnMotorbikes } from '../../../application/selling/motorbikes/OwnMotorbikes';
import { motorbikeFormOf } from '../../../domain/selling/motorbikes/Motorbike';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RemovalDialog } from '../entries/ConfirmedWriteDialog';
import { EntryListPage } from '../entries/EntryListPage';
import { MotorbikeDialog } from './MotorbikeDialog';
import { useMotorbikeTable } from './useMotorbikeTable';

export const MotorbikesPage = observer(function MotorbikesPage() {
  const { t } = useTexts('sellingInvoices');
  const motorbikes = useInjection(OwnMotorbikes).entries;
  const { brandOf, ...table } = useMotorbikeTable();
  const { removal } = motorbikes;
  const { row } = removal;

  return (
    <EntryListPage
      title={t('motorbikes.title')}
      add={t('motorbikes.add')}
      entries={motorbikes}
      formOf={motorbikeFormOf}
      {...table}
    >
      {motorbikes.dialog.form && <MotorbikeDialog form={motorbikes.dialog.form} />}
      {row && (
        <RemovalDialog
          write={removal}
          title={t('motorbikes.deleteTitle')}
          question={t('motorbikes.deleteQuestion')}
          action={t('motorbikes.deleteTitle')}
        >
          <p>{row.model}</p>
          <p>{brandOf(row)}</p>
          {row.vin && (
            <p>
              <span>{`${t('vin.label')}: `}</span>
              <span translate="no">{row.vin}</span>
            </p>
          )}
        </RemovalDialog>
      )}
    </EntryListPage>
  );
});
