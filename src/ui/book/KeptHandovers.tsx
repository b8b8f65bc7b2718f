import { observer } from 'mobx-react-lite';
import { MyData } from '../../application/book/MyData';
import { DataTable } from '../shared/lists/DataTable';
import { Link } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useSizeText } from './useSizeText';

/** The records of handovers one by one, because photos need much room, and each record is deleted on its own page. */
export const KeptHandovers = observer(function KeptHandovers() {
  const { t } = useTexts('book');
  const { moment, number } = useFormat();
  const sizeText = useSizeText();
  const { handovers } = useInjection(MyData);
  if (handovers.length === 0) return null;
  return (
    <DataTable
      label={t('handovers.title')}
      isLabelShown
      rows={handovers}
      keyOf={({ hashId }) => hashId}
      columns={[
        {
          name: t('handovers.vehicle'),
          kind: 'name',
          cell: ({ hashId, name }) => (
            <Link to={paths.handover(hashId)}>{name === null ? hashId : `${name} · ${hashId}`}</Link>
          ),
          sortedBy: ({ hashId, name }) => name ?? hashId,
        },
        {
          name: t('handovers.changed'),
          kind: 'line',
          cell: ({ changedAt }) => moment(changedAt),
          sortedBy: ({ changedAt }) => changedAt,
        },
        {
          name: t('handovers.photos'),
          kind: 'number',
          cell: ({ photos }) => number(photos),
          sortedBy: ({ photos }) => photos,
        },
        {
          name: t('handovers.size'),
          kind: 'number',
          cell: ({ bytes }) => sizeText(bytes),
          sortedBy: ({ bytes }) => bytes,
        },
      ]}
    />
  );
});
