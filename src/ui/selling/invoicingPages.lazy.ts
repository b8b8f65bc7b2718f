import { lazyPage } from '../navigation/lazyPage';
import { lazyView } from '../shared/lazyView';
import { SettingsSkeleton } from '../shared/lists/SettingsSkeleton';
import { withTexts } from '../shared/texts/texts';

export const LazyMotorbikesPage = lazyPage(
  () =>
    withTexts(import(/* webpackChunkName: "invoicing" */ './motorbikes/MotorbikesPage')).then(
      module => module.MotorbikesPage,
    ),
  SettingsSkeleton,
).View;

export const LazyTemplatesPage = lazyPage(
  () =>
    withTexts(import(/* webpackChunkName: "invoicing" */ './templates/TemplatesPage')).then(
      module => module.TemplatesPage,
    ),
  SettingsSkeleton,
).View;

export const LazyInvoicePage = lazyPage(
  () =>
    withTexts(import(/* webpackChunkName: "client-invoice" */ './invoices/InvoicePage')).then(
      module => module.InvoicePage,
    ),
  SettingsSkeleton,
).View;

export const LazyIssuedNotice = lazyView(() =>
  withTexts(import(/* webpackChunkName: "client-invoice" */ './invoices/IssuedNotice')).then(
    module => module.IssuedNotice,
  ),
).View;
