import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { Book } from '../../../application/book/Book';
import { BookStore } from '../../../application/book/BookStore';
import { Menu } from '../../../application/navigation/Menu';
import { useBookProblem } from '../../book/useBookProblem';
import { Box, Column, Stack } from '../../kit/Layout';
import { PanelHead } from '../../kit/PanelHead';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { AllowNotifications } from '../AllowNotifications';
import * as styles from './NewsDialog.module.css';
import { NewsList } from './NewsList';

/** The kept news beside the menu. */
export function NewsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['navigation', 'notifications']);
  const menu = useInjection(Menu);
  const titleId = useId();
  const handleFollow = () => {
    onClose();
    menu.followed();
  };
  return (
    <ModalDialog labelledBy={titleId} className={styles.dialog} onCancel={onClose} onClickOutside={onClose}>
      <PanelHead title={t('navigation:notifications')} titleId={titleId} onClose={onClose} />
      <Column as="section" minHeight={0} aria-labelledby={titleId}>
        <Box grow minHeight={0} paddingInline={4} paddingBottom={4} scrolls>
          <NewsContent onFollow={handleFollow} />
        </Box>
        <Stack gap={2} paddingBlock={3} paddingInline={4} lineAbove className={styles.foot}>
          <AllowNotifications />
          <Link to={paths.notifications} onClick={handleFollow}>
            {t('notifications:telling.all')}
          </Link>
        </Stack>
      </Column>
    </ModalDialog>
  );
}

const NewsContent = observer(function NewsContent({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTexts(['notifications', 'shared']);
  const bookStore = useInjection(BookStore);
  const book = useInjection(Book);
  const problemText = useBookProblem();
  const isRead = bookStore.isRead('news');
  const failure = bookStore.failureOf('news');
  useEffect(() => {
    if (!isRead) void book.hold('news');
  }, [isRead, book]);
  if (isRead) return <NewsList onFollow={onFollow} />;
  if (!failure) return <p role="status">{t('shared:loading')}</p>;
  return (
    <Text as="div" paddingBlock={6} tone="secondary" role="alert">
      <p>{t('notifications:list.failed')}</p>
      <p>{problemText(failure)}</p>
      <Button onClick={() => void book.hold('news')}>{t('shared:tryAgain')}</Button>
    </Text>
  );
});
