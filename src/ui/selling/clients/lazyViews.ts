import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';
import { lazyPage } from '../../shared/loading/lazyPage';
import { lazyView } from '../../shared/loading/lazyView';

// Apart from `LazySellingPages`, so that these chunks leave out what the selling pages have loaded.

export const LazyClientsPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './ClientsPage'),
  'ClientsPage',
  { Waiting: SettingsSkeleton },
);

export const LazyCreateClientPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './form/CreateClientPage'),
  'CreateClientPage',
  { Waiting: SettingsSkeleton },
);

export const LazyEditClientPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './form/EditClientPage'),
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
