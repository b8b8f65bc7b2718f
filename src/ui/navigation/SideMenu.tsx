import { House, LogOut, PanelLeftClose, PanelLeftOpen, Search, Settings, ShoppingBag, Tag } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ArrangeMenu } from '../../application/navigation/ArrangeMenu';
import { MenuStore, type MenuTab } from '../../application/navigation/MenuStore';
import { CounterStore } from '../../application/notifications/CounterStore';
import { OfferLists } from '../../application/offers/OfferLists';
import { SessionStore } from '../../application/session/SessionStore';
import { toSearch } from '../../domain/offers/BrowseQuestion';
import { brandPaths } from '../home/brandPaths';
import { LanguageSwitch } from '../settings/LanguageSwitch';
import { ThemeSwitch } from '../settings/ThemeSwitch';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { Logo } from '../shared/Logo';
import { part } from '../shared/part';
import { useInjection } from '../shared/useInjection';
import { MenuLink, MenuTabButton } from './MenuEntry';
import { SubMenu } from './SubMenu';
import { useTexts } from '../shared/useTexts';
import styles from './SideMenu.module.css';

const signOutDialog = part(() =>
  import(/* webpackChunkName: "sign-out" */ '../session/SignOutDialog').then(module => module.SignOutDialog),
);

const tabIcons = { auctions: ShoppingBag, sell: Tag, settings: Settings };
const tabNames = { auctions: 'wantToBuy', sell: 'sell', settings: 'settings' } as const;

export const SideMenu = observer(function SideMenu() {
  const { t } = useTexts(['navigation', 'session']);
  const menu = useInjection(MenuStore);
  const arrangeMenu = useInjection(ArrangeMenu);
  const { counters } = useInjection(CounterStore);
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const browse = useInjection(OfferLists).of('browse');
  const [isLeaving, setLeaving] = useState<boolean | null>(null);

  const tab = (name: MenuTab, count: number, locked = false) => {
    return (
      <MenuTabButton
        name={t(`navigation:${tabNames[name]}`)}
        icon={<Icon of={tabIcons[name]} size={20} />}
        count={count}
        isOpen={menu.isOpen && menu.tab === name}
        onOpen={() => arrangeMenu.openTab(name)}
        lockedBecause={locked ? t('navigation:sellLocked') : null}
      />
    );
  };

  return (
    <nav aria-label={t('navigation:mainMenu')} className={styles.menu} data-open={menu.isOpen}>
      <div className={styles.brand}>
        <Logo size={28} />
        {menu.isOpen && <span className={styles.name}>Paddock</span>}
      </div>
      <ul className={styles.entries}>
        <li>
          <MenuLink
            to="/"
            alsoAt={Object.values(brandPaths)}
            name={t('navigation:home')}
            icon={<Icon of={House} size={20} />}
          />
        </li>
        <li>
          <MenuLink
            to={`/browsing/browse${toSearch(browse.question)}`}
            name={t('navigation:search')}
            icon={<Icon of={Search} size={20} />}
          />
        </li>
        <li>
          {tab('auctions', counters.purchases)}
          {menu.isOpen && menu.tab === 'auctions' && <SubMenu tab="auctions" />}
        </li>
        <li>
          {tab('sell', counters.sales, !sellModuleUnlocked)}
          {menu.isOpen && menu.tab === 'sell' && sellModuleUnlocked && <SubMenu tab="sell" />}
        </li>
        <li>
          {tab('settings', 0)}
          {menu.isOpen && menu.tab === 'settings' && <SubMenu tab="settings" />}
        </li>
      </ul>
      <div className={styles.foot}>
        {menu.isOpen && <LanguageSwitch />}
        <ThemeSwitch tooltip="above" />
        <IconButton
          name={t('session:signOut.action')}
          tooltip="above"
          icon={<Icon of={LogOut} size={18} />}
          onClick={() => setLeaving(true)}
        />
        <IconButton
          name={t(menu.isOpen ? 'navigation:collapse' : 'navigation:expand')}
          tooltip="above"
          aria-expanded={menu.isOpen}
          icon={menu.isOpen ? <Icon of={PanelLeftClose} size={18} /> : <Icon of={PanelLeftOpen} size={18} />}
          onClick={() => arrangeMenu.toggle()}
        />
      </div>
      {isLeaving !== null && <signOutDialog.Part open={isLeaving} onClose={() => setLeaving(false)} />}
    </nav>
  );
});
