import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LatestRequests } from '../../../application/shared/LatestRequests';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { DoneText } from '../../shared/page/SettingsPage';
import * as styles from '../../shared/page/SettingsPage.module.css';
import { useBook } from '../../shared/page/useBook';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useTexts } from '../../shared/texts/useTexts';

interface SavedStatusProps {
  readonly isSaved: boolean;
}

/** Announces that a change is stored. */
export function SavedStatus({ isSaved }: SavedStatusProps) {
  const { t } = useTexts('settingsTrading');
  return (
    <Row as="p" gap={2} basis={160} minHeight="line" role="status" className={styles.message}>
      {isSaved && <DoneText>{t('saved')}</DoneText>}
    </Row>
  );
}

/** When a setting was stored last. Before the first time, that changes need no press. */
export const SavedTime = observer(function SavedTime() {
  const { t } = useTexts('settingsTrading');
  const savedAt = useBook().record('settings', TRADING_SETTINGS)?.changedAt;
  if (savedAt === undefined)
    return (
      // A phone has room for the title alone.
      <Text as="p" size="small" tone="tertiary" narrow={{ gone: true }}>
        {t('atOnce')}
      </Text>
    );
  return (
    <Text as="p" size="small" tone="tertiary">
      <span>{t('latest')}</span> <RelativeTime instant={savedAt} />
    </Text>
  );
});

/** Whether the latest change is on disk, and a function that takes the writing of each change. */
export function useSaved(): readonly [isSaved: boolean, store: (writing: Promise<boolean>) => void] {
  const [latest] = useState(() => new LatestRequests());
  const [isSaved, setSaved] = useState(false);

  const store = (writing: Promise<boolean>) => {
    const signal = latest.start();
    setSaved(false);
    void writing.then(isDone => !signal.aborted && setSaved(isDone));
  };
  return [isSaved, store];
}
