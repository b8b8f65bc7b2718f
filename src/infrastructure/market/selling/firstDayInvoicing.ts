import type { BrandId, NewMotorbike } from '../../../domain/selling/motorbikes/Motorbike';
import type { NewInvoiceTemplate, RenderKeyId } from '../../../domain/selling/templates/InvoiceTemplate';
import { motorbikeBrands } from '../catalogue/models/motorbikeBrands';
import { motorbikeModels } from '../catalogue/models/motorbikeModels';
import { rolled } from '../people/Random';

/** More than two pages. */
const COUNT = 46;

const VIN_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** The motorbikes of a demo dealer, the oldest first. */
export const firstDayMotorbikes = (): readonly NewMotorbike[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const { make, name } = motorbikeModels[Math.floor(rolled(9, index, 1) * motorbikeModels.length)]!;
    const brand = motorbikeBrands.find(known => known.name === make) ?? motorbikeBrands[0]!;
    // Some motorbikes have no VIN.
    const vin = index % 6 === 5 ? '' : Array.from({ length: 17 }, (_sign, at) => signOf(index, at)).join('');
    return { model: name, brandId: brand.id as BrandId, vin };
  });

const signOf = (index: number, at: number): string =>
  VIN_SIGNS[Math.floor(rolled(9, index, 10 + at) * VIN_SIGNS.length)]!;

export const firstDayTemplates = (): readonly NewInvoiceTemplate[] =>
  [
    { name: 'Standard invoice', renderKeyId: 1, customFields: ['Mileage', 'First registration'] },
    { name: 'Used vehicle, margin scheme', renderKeyId: 3, customFields: [] },
    { name: 'Export', renderKeyId: 2, customFields: ['Customs number'] },
    { name: 'Trade customer', renderKeyId: 2, customFields: ['Order number', 'Cost centre', 'Contact'] },
    { name: 'Down payment', renderKeyId: 1, customFields: [] },
    { name: 'Short form', renderKeyId: 1, customFields: ['Mileage'] },
  ].map(template => ({ ...template, renderKeyId: template.renderKeyId as RenderKeyId }));
