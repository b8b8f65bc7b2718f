import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { part } from '../shared/part';

export const SellingDashboardPart = part(
  () => import(/* webpackChunkName: "selling-home" */ './SellingDashboard').then(module => module.SellingDashboard),
  SettingsSkeleton,
).Part;

export const IssuedInvoicesPart = part(
  () => import(/* webpackChunkName: "selling-home" */ './IssuedInvoicesPage').then(module => module.IssuedInvoicesPage),
  SettingsSkeleton,
).Part;
