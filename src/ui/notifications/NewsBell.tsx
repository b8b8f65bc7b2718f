import { Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../application/notifications/NewsStore';
import { MenuDialogButton } from '../navigation/MenuItem';
import { Icon } from '../shared/Icon';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { LazyNewsDialog } from './lazyViews';

/** The number of unread news, and the button that lists them. */
export const NewsBell = observer(function NewsBell() {
  const { t } = useTexts('navigation');
  const news = useInjection(NewsStore);
  return (
    <MenuDialogButton
      name={t('notifications')}
      icon={<Icon of={Bell} size={20} />}
      count={news.unreadCount}
      onIntent={LazyNewsDialog.preload}
      onOpen={() => news.listOpened(true)}
    />
  );
});

/** Is always rendered, because a command opens the news too, and the menu with the button may be closed. */
export const OpenedNews = observer(function OpenedNews() {
  const news = useInjection(NewsStore);
  return news.isListOpen && <LazyNewsDialog onClose={() => news.listOpened(false)} />;
});
