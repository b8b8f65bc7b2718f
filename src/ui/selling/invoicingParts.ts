import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { part } from '../shared/part';
import { withTexts } from '../shared/texts';

export const MotorbikesPart = part(
  () =>
    withTexts('invoicing', import(/* webpackChunkName: "showroom" */ './MotorbikesPage')).then(
      module => module.MotorbikesPage,
    ),
  SettingsSkeleton,
).Part;

export const TemplatesPart = part(
  () =>
    withTexts('invoicing', import(/* webpackChunkName: "showroom" */ './TemplatesPage')).then(
      module => module.TemplatesPage,
    ),
  SettingsSkeleton,
).Part;

export const InvoicePart = part(
  () =>
    withTexts('invoicing', import(/* webpackChunkName: "client-invoice" */ './InvoicePage')).then(
      module => module.InvoicePage,
    ),
  SettingsSkeleton,
).Part;

export const IssuedNoticePart = part(() =>
  withTexts('invoicing', import(/* webpackChunkName: "client-invoice" */ './IssuedNotice')).then(
    module => module.IssuedNotice,
  ),
).Part;
