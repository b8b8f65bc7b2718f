import { observer } from 'mobx-react-lite';
import { CounterStore } from '../../application/notifications/CounterStore';
import type { MenuTab } from '../../domain/navigation/MenuTab';
import { useInjection } from '../shared/useInjection';
import { MenuLink } from './MenuEntry';
import { useTexts } from '../shared/useTexts';
import styles from './SubMenu.module.css';

export const SubMenu = observer(function SubMenu({ tab }: { readonly tab: MenuTab }) {
  const { t } = useTexts('navigation');
  const { counters } = useInjection(CounterStore);
  const entries = {
    auctions: [
      { to: '/purchasing/conversations', name: t('auctionsMenu.messages'), count: counters.messages },
      { to: '/purchasing/my-bets', name: t('auctionsMenu.myBets'), count: counters.bids },
      { to: '/purchasing/realization', name: t('auctionsMenu.realization'), count: counters.inRealization },
      { to: '/purchasing/archived', name: t('auctionsMenu.sold') },
      { to: '/purchasing/invoices', name: t('auctionsMenu.invoices'), count: counters.invoices },
    ],
    sell: [
      { to: '/selling/vehicles', name: t('sellMenu.vehicles') },
      { to: '/selling/clients', name: t('sellMenu.clients') },
      { to: '/selling/invoices', name: t('sellMenu.invoices') },
      { to: '/selling/invoice-templates', name: t('sellMenu.templates') },
    ],
    settings: [
      { to: '/settings/profile', name: t('settingsMenu.profile') },
      { to: '/settings/password', name: t('settingsMenu.password') },
      { to: '/settings/language', name: t('settingsMenu.language') },
    ],
  }[tab];
  return (
    <ul className={styles.subMenu}>
      {entries.map(entry => (
        <li key={entry.to}>
          <MenuLink {...entry} />
        </li>
      ))}
    </ul>
  );
});
