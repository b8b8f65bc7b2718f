import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { type DataTask, MyData } from '../../application/book/MyData';
import { Site } from '../../application/ports/Site';
import { bookCollections } from '../../domain/book/Keeping';
import { Card, Row, Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { DeleteDialog } from '../shared/dialogs/Dialog';
import { downloadFile } from '../shared/files/downloadFile';
import { FileInput } from '../shared/files/FileInput';
import { DataTable } from '../shared/lists/DataTable';
import { Link } from '../shared/navigation';
import { DoneText, SettingsPage } from '../shared/page/SettingsPage';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import { ImportReviewDialog } from './ImportReviewDialog';
import { useBookProblem } from './useBookProblem';

export const MyDataPage = observer(function MyDataPage() {
  const { t } = useTexts(['book', 'shared']);
  const myData = useInjection(MyData);
  const { draftDays } = useInjection(Site);
  const problemText = useBookProblem();
  const [isDeleting, setDeleting] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { work, review } = myData;

  useRun(MyData);

  const handleExport = async () => {
    setUnreadable(false);
    const file = await myData.exported();
    if (file) downloadFile({ name: file.name, content: file.text, type: 'application/json' });
  };
  const handleFile = async (file: File) => {
    setUnreadable(false);
    const text = await file.text().catch(() => null);
    if (text === null) return setUnreadable(true);
    await myData.reviewFile(text);
  };
  const handleDelete = () => {
    setDeleting(false);
    void myData.deleteAll();
  };
  const problem = isUnreadable ? t('book:problem.unreadable') : work.step === 'failed' && problemText(work.failure);
  const isBusy = (task: DataTask) => work.step === 'working' && work.task === task;
  return (
    <SettingsPage title={t('book:title')}>
      <Stack gap={5} paddingBottom={8}>
        <Card gap={3} paddingBlock={4} paddingInline={5}>
          <p>{t('book:lead')}</p>
          <SmallText>{t('book:draftDays', { count: draftDays })}</SmallText>
          <Row gap={2} wrap>
            <Button busy={isBusy('export')} onClick={() => void handleExport()}>
              {t('book:export')}
            </Button>
            <Button busy={isBusy('import')} onClick={() => input.current?.click()}>
              {t('book:import')}
            </Button>
            <FileInput ref={input} accept="application/json,.json" hidden onFile={file => void handleFile(file)} />
            <Button kind="danger" busy={isBusy('delete')} onClick={() => setDeleting(true)}>
              {t('book:delete')}
            </Button>
            <Row as="p" gap={2} basis={160} minHeight="line" role="status">
              {work.step === 'done' && work.task !== 'show' && <DoneText>{t(`book:done.${work.task}`)}</DoneText>}
            </Row>
          </Row>
          <PhotosInFile />
          <SmallText>{t('book:fileHint')}</SmallText>
        </Card>
        <Text as="div" goneEmpty role="alert">
          {problem && (
            <Text as="p" tone="error">
              {`${t(work.step === 'failed' ? `book:failed.${work.task}` : 'book:failed.import')} ${problem}`}
            </Text>
          )}
        </Text>
        {/* Last, because its height is known only when the book was read, and no button may move. */}
        <KeptTable />
        <KeptHandovers />
      </Stack>
      {review && <ImportReviewDialog review={review} />}
      {isDeleting && (
        <DeleteDialog
          title={t('book:deletion.title')}
          action={t('book:deletion.confirm')}
          onCancel={() => setDeleting(false)}
          onDelete={handleDelete}
        >
          <p>{t('book:deletion.lead')}</p>
        </DeleteDialog>
      )}
    </SettingsPage>
  );
});

/** A file of text needs four bytes for three. */
const IN_TEXT = 4 / 3;

/** How much larger the photos make the file. Empty without photos. */
const PhotosInFile = observer(function PhotosInFile() {
  const { t } = useTexts('book');
  const sizeText = useSizeText();
  const { count = 0, bytes = 0 } = useInjection(MyData).usage?.handoverPhotos ?? {};
  if (count === 0) return null;
  return <SmallText>{t('photosInFile', { count, size: sizeText(bytes * IN_TEXT) })}</SmallText>;
});

/** The records of handovers one by one, because photos need much room, and each record is deleted on its own page. */
const KeptHandovers = observer(function KeptHandovers() {
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

/** What this device holds, and how much of it. */
export const KeptTable = observer(function KeptTable() {
  const { t } = useTexts(['book', 'shared']);
  const { number } = useFormat();
  const sizeText = useSizeText();
  const { usage, work } = useInjection(MyData);
  if (!usage) return work.step === 'failed' ? null : <p role="status">{t('shared:loading')}</p>;
  const kept = bookCollections
    .map(collection => ({ collection, name: t(`book:collections.${collection}`), ...usage[collection] }))
    .filter(({ count }) => count > 0);
  if (kept.length === 0) return <p>{t('book:empty')}</p>;
  return (
    <DataTable
      label={t('book:kept')}
      isLabelShown
      rows={kept}
      keyOf={({ collection }) => collection}
      columns={[
        {
          name: t('book:columns.what'),
          cell: ({ name }) => name,
          sortedBy: ({ name }) => name,
          total: t('book:total'),
        },
        {
          name: t('book:columns.count'),
          kind: 'number',
          cell: ({ count }) => number(count),
          sortedBy: ({ count }) => count,
          total: number(kept.reduce((sum, { count }) => sum + count, 0)),
        },
        {
          name: t('book:columns.size'),
          kind: 'number',
          cell: ({ bytes }) => sizeText(bytes),
          sortedBy: ({ bytes }) => bytes,
          total: sizeText(kept.reduce((sum, { bytes }) => sum + bytes, 0)),
        },
      ]}
    />
  );
});

/** Returns how large something is, in a unit of its size. */
function useSizeText(): (bytes: number) => string {
  const { t } = useTexts('book');
  return bytes => {
    if (bytes < 1_000) return t('size.bytes', { size: bytes });
    if (bytes < 1_000_000) return t('size.kilobytes', { size: Math.round(bytes / 1_000) });
    return t('size.megabytes', { size: Math.round(bytes / 1_000_000) });
  };
}
