import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { ArrangeMenu } from '../../../application/navigation/ArrangeMenu';
import { FollowNews } from '../../../application/notifications/FollowNews';
import { KeptNewsStore } from '../../../application/notifications/KeptNewsStore';
import { useBookProblem } from '../../book/useBookProblem';
import { Button } from '../../shared/Button';
import { CloseButton } from '../../shared/CloseButton';
import common from '../../shared/common.module.css';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { AllowNotifications } from '../AllowNotifications';
import styles from './NewsDialog.module.css';
import { NewsList } from './NewsList';

/** The kept news beside the menu. */
export function NewsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['navigation', 'notifications']);
  const arrangeMenu = useInjection(ArrangeMenu);
  const titleId = useId();
  const handleFollow = () => {
    onClose();
    arrangeMenu.followed();
  };
  return (
    <ModalDialog labelledBy={titleId} className={styles.dialog} onCancel={onClose} onPressOutside={onClose}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('navigation:notifications')}</h2>
        <CloseButton onClick={onClose} />
      </header>
      <section aria-labelledby={titleId} className={styles.content}>
        <div className={styles.scrolled}>
          <NewsContent onFollow={handleFollow} />
        </div>
        <div className={`${styles.foot} ${common.stack}`}>
          <AllowNotifications />
          <Link to={paths.notifications} onClick={handleFollow}>
            {t('notifications:telling.all')}
          </Link>
        </div>
      </section>
    </ModalDialog>
  );
}

const NewsContent = observer(function NewsContent({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTexts(['notifications', 'shared']);
  const { isRead, failure } = useInjection(KeptNewsStore);
  const followNews = useInjection(FollowNews);
  const problemText = useBookProblem();
  useEffect(() => {
    if (!isRead) void followNews.read();
  }, [isRead, followNews]);
  if (isRead) return <NewsList onFollow={onFollow} />;
  if (!failure) return <p role="status">{t('shared:loading')}</p>;
  return (
    <div role="alert" className={styles.notice}>
      <p>{t('notifications:list.failed')}</p>
      <p>{problemText(failure)}</p>
      <Button onClick={() => void followNews.read()}>{t('shared:tryAgain')}</Button>
    </div>
  );
});
