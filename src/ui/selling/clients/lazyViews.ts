import { lazyPage } from '../../navigation/lazyPage';
import { lazyView } from '../../shared/lazyView';
import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';

// Apart from `LazySellingPages`, so that these chunks leave out what the selling pages have loaded.

export const LazyClientsPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './ClientsPage'),
  'ClientsPage',
  { Waiting: SettingsSkeleton },
);

export const LazyCreateClientPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './CreateClientPage'),
  'CreateClientPage',
  { Waiting: SettingsSkeleton },
);

export const LazyEditClientPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './EditClientPage'),
  'EditClientPage',
  { Waiting: SettingsSkeleton },
);

export const LazyClientPage = lazyPage(() => import(/* webpackChunkName: "clients" */ './ClientPage'), 'ClientPage', {
  Waiting: SettingsSkeleton,
});

export const LazyUnsentClients = lazyView(
  () => import(/* webpackChunkName: "clients" */ './UnsentClients'),
  'UnsentClients',
);
