import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { type DataTask, MyData } from '../../application/book/MyData';
import { Site } from '../../application/ports/Site';
import { Card, Row, Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { DeleteDialog } from '../shared/dialogs/Dialog';
import { downloadFile } from '../shared/files/downloadFile';
import { FileInput } from '../shared/files/FileInput';
import { DoneText, SettingsPage } from '../shared/page/SettingsPage';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import { ImportReviewDialog } from './ImportReviewDialog';
import { KeptHandovers } from './KeptHandovers';
import { KeptTable } from './KeptTable';
import { useBookProblem } from './useBookProblem';
import { useSizeText } from './useSizeText';

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
