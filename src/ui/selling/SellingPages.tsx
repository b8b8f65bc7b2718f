import { Lock } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { SessionStore } from '../../application/session/SessionStore';
import type { ClientId } from '../../domain/selling/clients/Client';
import { Empty } from '../kit/Empty';
import { Page } from '../kit/Layout';
import { Icon } from '../shared/icons/Icon';
import { SettingsSkeleton } from '../shared/lists/Skeletons';
import { lazyPage } from '../shared/loading/lazyPage';
import { lazyView } from '../shared/loading/lazyView';
import { Link } from '../shared/navigation';
import { NotFoundPage } from '../shared/page/NotFoundPage';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { LazyInvoicePage, LazyIssuedNotice, LazyMotorbikesPage, LazyTemplatesPage } from './invoices/lazyViews';
import { SellingDashboard } from './SellingDashboard';

/** The pages of the selling module. If the module is locked, a page says so and no call is sent. */
export const SellingPages = observer(function SellingPages() {
  const { sellModuleUnlocked } = useInjection(SessionStore);
  if (!sellModuleUnlocked) return <SellingLockedPage />;
  return (
    <>
      <LazyUnsentClients />
      <Routes>
        <Route index element={<Navigate to={paths.sell} replace />} />
        <Route path="sell" element={<SellingDashboard />} />
        <Route path="invoices" element={<LazyRegisterPage />} />
        <Route path="margin-book" element={<LazyMarginBookPage />} />
        <Route path="clients" element={<LazyClientsPage />} />
        <Route path="clients/create" element={<LazyCreateClientPage />} />
        <Route path="clients/:id" element={<RoutedClient Page={ClientAndNotice} />} />
        <Route path="clients/:id/edit" element={<RoutedClient Page={LazyEditClientPage} />} />
        <Route path="clients/:id/invoices/create" element={<RoutedClient Page={LazyInvoicePage} />} />
        <Route path="vehicles" element={<LazyMotorbikesPage />} />
        <Route path="invoice-templates" element={<LazyTemplatesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>
  );
});

/** The client page, with a notice if an invoice to this client was just issued. */
function ClientAndNotice({ id }: { readonly id: ClientId }) {
  return (
    <>
      <LazyIssuedNotice client={id} />
      <LazyClientPage id={id} />
    </>
  );
}

interface RoutedClientProps {
  readonly Page: ComponentType<{ readonly id: ClientId }>;
}

/** An id that is not a number cannot belong to a client. */
function RoutedClient({ Page }: RoutedClientProps) {
  const { id = '' } = useParams();
  if (!/^\d{1,15}$/.test(id)) return <NotFoundPage />;
  return <Page key={id} id={Number(id) as ClientId} />;
}

function SellingLockedPage() {
  const { t } = useTexts(['selling', 'shared']);
  useTitle(t('selling:locked.title'));
  return (
    <Page>
      <Empty>
        <Icon of={Lock} size={32} />
        <h1>{t('selling:locked.title')}</h1>
        <p>{t('selling:locked.hint')}</p>
        <Link to={paths.browse}>{t('shared:toOffers')}</Link>
      </Empty>
    </Page>
  );
}

const LazyMarginBookPage = lazyPage(
  () => import(/* webpackChunkName: "margin-book" */ './margin/MarginBookPage'),
  'MarginBookPage',
  { Waiting: SettingsSkeleton },
);

const LazyRegisterPage = lazyPage(
  () => import(/* webpackChunkName: "register" */ './register/RegisterPage'),
  'RegisterPage',
  { Waiting: SettingsSkeleton },
);

// Apart from `LazySellingPages`, so that these chunks leave out what the selling pages have loaded.

const LazyClientsPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './clients/ClientsPage'),
  'ClientsPage',
  { Waiting: SettingsSkeleton },
);

const LazyCreateClientPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './clients/form/CreateClientPage'),
  'CreateClientPage',
  { Waiting: SettingsSkeleton },
);

const LazyEditClientPage = lazyPage(
  () => import(/* webpackChunkName: "clients" */ './clients/form/EditClientPage'),
  'EditClientPage',
  { Waiting: SettingsSkeleton },
);

const LazyClientPage = lazyPage(() => import(/* webpackChunkName: "clients" */ './clients/ClientPage'), 'ClientPage', {
  Waiting: SettingsSkeleton,
});

const LazyUnsentClients = lazyView(
  () => import(/* webpackChunkName: "clients" */ './clients/UnsentClients'),
  'UnsentClients',
);
