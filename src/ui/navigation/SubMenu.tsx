import { observer } from 'mobx-react-lite';
import { CounterStore } from '../../application/notifications/CounterStore';
import { NewMatches } from '../../application/search/saved/NewMatches';
import type { MenuTab } from '../../domain/navigation/MenuTab';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { MenuLink } from './MenuItem';
import * as styles from './SideMenu.module.css';

export const SubMenu = observer(function SubMenu({ tab }: { readonly tab: MenuTab }) {
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
