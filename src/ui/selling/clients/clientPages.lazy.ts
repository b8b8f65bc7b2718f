import { lazyPage } from '../../navigation/lazyPage';
import { lazyView } from '../../shared/lazyView';
import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';
import { withTexts } from '../../shared/texts/texts';

const list = lazyPage(
  () => withTexts(import(/* webpackChunkName: "clients" */ './ClientsPage')).then(module => module.ClientsPage),
  SettingsSkeleton,
);

const create = lazyPage(
  () =>
    withTexts(import(/* webpackChunkName: "clients" */ './CreateClientPage')).then(module => module.CreateClientPage),
  SettingsSkeleton,
);

const edit = lazyPage(
  () => withTexts(import(/* webpackChunkName: "clients" */ './EditClientPage')).then(module => module.EditClientPage),
  SettingsSkeleton,
);

const details = lazyPage(
  () => withTexts(import(/* webpackChunkName: "clients" */ './ClientPage')).then(module => module.ClientPage),
  SettingsSkeleton,
);

const unsent = lazyView(() =>
  withTexts(import(/* webpackChunkName: "clients" */ './UnsentClients')).then(module => module.UnsentClients),
);

export const LazyClientsPage = list.View;
export const LazyCreateClientPage = create.View;
export const LazyEditClientPage = edit.View;
export const LazyClientPage = details.View;
export const LazyUnsentClients = unsent.View;
