import { Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import { BookStore } from '../../../application/book/BookStore';
import { Menu } from '../../../application/navigation/Menu';
import { MenuDialogButton } from '../../navigation/MenuItem';
import { Icon } from '../../shared/icons/Icon';
import { lazyView } from '../../shared/loading/lazyView';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

const LazyNewsDialog = lazyView(() => import(/* webpackChunkName: "news" */ './NewsDialog'), 'NewsDialog');

/** The number of unread news, and the button that lists them. */
export const NewsBell = observer(function NewsBell() {
  const { t } = useTexts('navigation');
  const { unreadNews } = useInjection(BookStore);
  const menu = useInjection(Menu);
  return (
    <MenuDialogButton
      name={t('notifications')}
      icon={<Icon of={Bell} size={20} />}
      count={unreadNews.length}
      onIntent={LazyNewsDialog.preload}
      onOpen={() => menu.openDialog('news')}
    />
  );
});

/** Is always rendered, because a command opens the news too, and the menu with the button may be closed. */
export const OpenedNews = observer(function OpenedNews() {
  const menu = useInjection(Menu);
  const isShown = menu.isShown('news');
  return isShown && <LazyNewsDialog onClose={() => menu.closeDialog('news')} />;
});
