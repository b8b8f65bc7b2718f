import { Ellipsis, Gavel, type IconNode, KeyRound, MessageSquare, Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import { BookStore } from '../../application/book/BookStore';
import { Menu } from '../../application/navigation/Menu';
import { CounterStore } from '../../application/notifications/CounterStore';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { isAtOrBelow } from '../../domain/navigation/MenuTab';
import { toSearch } from '../../domain/offers/list/BrowseQuestion';
import { Icon } from '../shared/icons/Icon';
import { Link } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { MenuBadge, useIsPage } from './MenuItem';
import * as styles from './TabBar.module.css';

/** The foot of a phone: the screens of a dealer's day, and a button for the rest of the menu. */
export const TabBar = observer(function TabBar() {
  const { t } = useTexts('navigation');
  const menu = useInjection(Menu);
  const { counters } = useInjection(CounterStore);
  const { unreadNews } = useInjection(BookStore);
  const browse = useInjection(OfferLists).of('browse');
  return (
    <ul className={styles.tabs}>
      <Tab icon={Search} name={t('tabs.search')} path={paths.browse} search={toSearch(browse.question)} />
      <Tab icon={Gavel} name={t('tabs.bets')} path={paths.myBets} count={counters.bids} />
      <Tab icon={KeyRound} name={t('tabs.deals')} path={paths.inRealization} count={counters.inRealization} />
      <Tab icon={MessageSquare} name={t('tabs.messages')} path={paths.conversations} count={counters.messages} />
      <li>
        <button type="button" className={styles.tab} aria-expanded={menu.isOpen} onClick={() => menu.moreToggled()}>
          <Icon of={Ellipsis} size={20} />
          <span>{t('tabs.more')}</span>
          <MenuBadge count={counters.invoices + unreadNews.length} className={styles.badge} />
        </button>
      </li>
    </ul>
  );
});

interface TabProps {
  readonly icon: IconNode;
  readonly name: string;
  readonly path: string;
  readonly search?: string;
  readonly count?: number;
}

function Tab({ icon, name, path, search = '', count = 0 }: TabProps) {
  const menu = useInjection(Menu);
  const isHere = useIsPage(at => isAtOrBelow(path, at));
  return (
    <li>
      <Link
        to={path + search}
        className={styles.tab}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => menu.followed()}
      >
        <Icon of={icon} size={20} />
        <span>{name}</span>
        <MenuBadge count={count} className={styles.badge} />
      </Link>
    </li>
  );
}
