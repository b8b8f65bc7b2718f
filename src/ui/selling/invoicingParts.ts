import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { part } from '../shared/part';
import { withTexts } from '../shared/texts';

export const MotorbikesPart = part(
  () =>
    withTexts('invoicing', import(/* webpackChunkName: "showroom" */ './motorbikes/MotorbikesPage')).then(
      module => module.MotorbikesPage,
    ),
  SettingsSkeleton,
).Part;

export const TemplatesPart = part(
  () =>
    withTexts('invoicing', import(/* webpackChunkName: "showroom" */ './templates/TemplatesPage')).then(
      module => module.TemplatesPage,
    ),
  SettingsSkeleton,
).Part;

export const InvoicePart = part(
  () =>
    withTexts('invoicing', import(/* webpackChunkName: "client-invoice" */ './invoices/InvoicePage')).then(
      module => module.InvoicePage,
    ),
  SettingsSkeleton,
).Part;

export const IssuedNoticePart = part(() =>
  withTexts('invoicing', import(/* webpackChunkName: "client-invoice" */ './invoices/IssuedNotice')).then(
    module => module.IssuedNotice,
  ),
).Part;
