import { SettingsSkeleton } from '../../settings/SettingsSkeleton';
import { part } from '../../shared/part';
import { withTexts } from '../../shared/texts';

const list = part(
  () =>
    withTexts('clients', import(/* webpackChunkName: "clients" */ './ClientsPage')).then(module => module.ClientsPage),
  SettingsSkeleton,
);

const create = part(
  () =>
    withTexts('clients', import(/* webpackChunkName: "clients" */ './CreateClientPage')).then(
      module => module.CreateClientPage,
    ),
  SettingsSkeleton,
);

const edit = part(
  () =>
    withTexts('clients', import(/* webpackChunkName: "clients" */ './EditClientPage')).then(
      module => module.EditClientPage,
    ),
  SettingsSkeleton,
);

const details = part(
  () =>
    withTexts('clients', import(/* webpackChunkName: "clients" */ './ClientPage')).then(module => module.ClientPage),
  SettingsSkeleton,
);

const unsent = part(() =>
  withTexts('clients', import(/* webpackChunkName: "clients" */ './UnsentClients')).then(
    module => module.UnsentClients,
  ),
);

export const ClientsPart = list.Part;
export const CreateClientPart = create.Part;
export const EditClientPart = edit.Part;
export const ClientPart = details.Part;
export const UnsentClientsPart = unsent.Part;
