import { House, LogOut, Notebook, PanelLeftClose, PanelLeftOpen, Search, Settings, ShoppingBag, Tag } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Menu } from '../../application/navigation/Menu';
import { CounterStore } from '../../application/notifications/CounterStore';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { NewMatches } from '../../application/search/saved/NewMatches';
import { SessionStore } from '../../application/session/SessionStore';
import { OwnProfile } from '../../application/settings/OwnProfile';
import type { MenuTab } from '../../domain/navigation/MenuTab';
import { toSearch } from '../../domain/offers/list/BrowseQuestion';
import { CommandsButton, OpenedCommands } from '../commands/CommandsButton';
import { NewsBell, OpenedNews } from '../notifications/news/NewsBell';
import { LanguageSwitch, ThemeSwitch } from '../shared/appearance/AppearanceSwitches';
import { IconButton } from '../shared/IconButton';
import { Icon } from '../shared/icons/Icon';
import { Logo } from '../shared/icons/Logo';
import { useClickOutside } from '../shared/input/useClickOutside';
import { onEscape } from '../shared/input/useKeys';
import { lazyView } from '../shared/loading/lazyView';
import { noticePlace } from '../shared/noticePlaces';
import { useScreenActions } from '../shared/page/useScreenActions';
import { homePaths, paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useGet, useInjection } from '../shared/useInjection';
import { MenuLink, MenuTabButton } from './MenuItem';
import * as styles from './SideMenu.module.css';
import { TabBar } from './TabBar';

const LazySignOutDialog = lazyView(
  () => import(/* webpackChunkName: "sign-out" */ '../session/SignOutDialog'),
  'SignOutDialog',
);

const tabIcons = { auctions: ShoppingBag, sell: Tag, desk: Notebook, settings: Settings };
const tabNames = { auctions: 'wantToBuy', sell: 'sell', desk: 'desk', settings: 'settings' } as const;

/** A dialog that was opened in the menu closes first. */
const isInDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog') !== null;

export const SideMenu = observer(function SideMenu() {
  const { t } = useTexts(['navigation', 'session']);
  const menu = useInjection(Menu);
  const { counters } = useInjection(CounterStore);
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const browse = useInjection(OfferLists).of('browse');
  const get = useGet();
  const [isLeaving, setLeaving] = useState(false);
  useScreenActions(() => ({ signOut: () => setLeaving(true) }));
  const area = useRef<HTMLElement>(null);
  const closeMore = onEscape(() => {
    menu.moreToggled();
    area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });
  useClickOutside(area, menu.hasTabs && menu.isOpen, () => menu.moreToggled());
  const openTab = menu.isOpen ? shownTab(menu.tab, sellModuleUnlocked) : null;

  const part = (name: MenuTab, count = 0, isLocked = false) => (
    <li>
      <MenuTabButton
        name={t(`navigation:${tabNames[name]}`)}
        icon={<Icon of={tabIcons[name]} size={20} />}
        count={count}
        isOpen={openTab === name}
        to={name === 'sell' ? paths.sell : undefined}
        onOpen={() => menu.openTab(name)}
        lockReason={isLocked ? t('navigation:sellLocked') : null}
      />
      {openTab === name && <SubMenu tab={name} />}
    </li>
  );

  const wholeMenu = () => (
    <>
      <div className={styles.brand}>
        <Logo size={28} />
        {menu.isOpen && <span className={styles.name}>Paddock</span>}
      </div>
      <ul className={styles.items}>
        <li>
          <MenuLink
            to="/"
            alsoAt={Object.values(homePaths)}
            name={t('navigation:home')}
            icon={<Icon of={House} size={20} />}
          />
        </li>
        <li>
          <MenuLink
            to={`${paths.browse}${toSearch(browse.question)}`}
            name={t('navigation:search')}
            icon={<Icon of={Search} size={20} />}
          />
        </li>
        <li>
          <NewsBell />
        </li>
        {/* Elsewhere, there are keys for it. */}
        {menu.hasTabs && (
          <li>
            <CommandsButton />
          </li>
        )}
        {part('auctions', counters.purchases)}
        {part('sell', counters.sales, !sellModuleUnlocked)}
        {part('desk')}
        {part('settings')}
      </ul>
      {menu.isOpen && !menu.hasTabs && <div className={styles.free} ref={noticePlace} data-notice-place="menu" />}
      <div className={styles.foot}>
        {menu.isOpen && <LanguageSwitch onChoose={language => void get(OwnProfile).changeLanguage(language)} />}
        <ThemeSwitch />
        <IconButton
          name={t('session:signOut')}
          icon={<Icon of={LogOut} size={18} />}
          onClick={() => setLeaving(true)}
        />
        {!menu.hasTabs && (
          <IconButton
            name={t(menu.isOpen ? 'navigation:collapse' : 'navigation:expand')}
            aria-expanded={menu.isOpen}
            icon={menu.isOpen ? <Icon of={PanelLeftClose} size={18} /> : <Icon of={PanelLeftOpen} size={18} />}
            onClick={() => menu.toggle()}
          />
        )}
      </div>
    </>
  );

  return (
    <nav
      ref={area}
      onKeyDown={event => menu.hasTabs && menu.isOpen && !isInDialog(event.target) && closeMore(event)}
      aria-label={t('navigation:mainMenu')}
      className={styles.menu}
      data-open={menu.isOpen}
      data-tabs={menu.hasTabs || undefined}
    >
      <TabOfPage />
      {menu.hasTabs && <TabBar />}
      {(menu.isOpen || !menu.hasTabs) && wholeMenu()}
      <OpenedNews />
      <OpenedCommands />
      {isLeaving && <LazySignOutDialog onClose={() => setLeaving(false)} />}
    </nav>
  );
});

/** While selling is locked, its tab has no sub-menu, and the sub-menu of the auctions is open instead. */
const shownTab = (tab: MenuTab, isSellUnlocked: boolean): MenuTab =>
  tab === 'sell' && !isSellUnlocked ? 'auctions' : tab;

/**
 * Opens the sub-menu of the current page. A separate component, so that a navigation does not re-render the whole menu.
 */
function TabOfPage() {
  const { pathname } = useLocation();
  const menu = useInjection(Menu);
  useLayoutEffect(() => menu.pageShown(pathname), [menu, pathname]);
  return null;
}

const SubMenu = observer(function SubMenu({ tab }: { readonly tab: MenuTab }) {
  const { t } = useTexts('navigation');
  const { counters } = useInjection(CounterStore);
  const newMatches = useInjection(NewMatches);
  const items = {
    auctions: [
      { to: paths.conversations, name: t('auctionsMenu.messages'), count: counters.messages },
      { to: paths.myBets, name: t('auctionsMenu.myBets'), count: counters.bids },
      { to: paths.inRealization, name: t('auctionsMenu.deals'), count: counters.inRealization },
      { to: paths.archived, name: t('auctionsMenu.sold') },
      { to: paths.purchaseInvoices, name: t('auctionsMenu.invoices'), count: counters.invoices },
    ],
    sell: [
      { to: paths.vehicles, name: t('sellMenu.vehicles') },
      { to: paths.clients, name: t('sellMenu.clients') },
      { to: paths.issuedInvoices, name: t('sellMenu.invoices') },
      { to: paths.marginBook, name: t('sellMenu.marginBook') },
      { to: paths.invoiceTemplates, name: t('sellMenu.templates') },
    ],
    desk: [
      { to: paths.today, name: t('deskMenu.today') },
      { to: paths.savedSearches, name: t('deskMenu.searches'), count: newMatches.total },
      { to: paths.dealBoard, name: t('deskMenu.board') },
      { to: paths.data, name: t('settingsMenu.data') },
    ],
    settings: [
      { to: paths.profile, name: t('settingsMenu.profile') },
      { to: paths.password, name: t('settingsMenu.password') },
      { to: paths.language, name: t('settingsMenu.language') },
      { to: paths.trading, name: t('settingsMenu.trading') },
      { to: paths.notifications, name: t('settingsMenu.telling') },
      { to: paths.data, name: t('settingsMenu.data') },
    ],
  }[tab];
  return (
    <ul className={styles.subMenu}>
      {items.map(item => (
        <li key={item.to}>
          <MenuLink {...item} />
        </li>
      ))}
    </ul>
  );
});
