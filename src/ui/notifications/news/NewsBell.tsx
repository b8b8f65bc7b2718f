import { Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import { BookStore } from '../../../application/book/BookStore';
import { ArrangeMenu } from '../../../application/navigation/ArrangeMenu';
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
  const arrangeMenu = useInjection(ArrangeMenu);
  return (
    <MenuDialogButton
      name={t('notifications')}
      icon={<Icon of={Bell} size={20} />}
      count={unreadNews.length}
      onIntent={LazyNewsDialog.preload}
      onOpen={() => arrangeMenu.openDialog('news')}
    />
  );
});

/** Is always rendered, because a command opens the news too, and the menu with the button may be closed. */
export const OpenedNews = observer(function OpenedNews() {
  const arrangeMenu = useInjection(ArrangeMenu);
  const isShown = arrangeMenu.isShown('news');
  return isShown && <LazyNewsDialog onClose={() => arrangeMenu.closeDialog('news')} />;
});
