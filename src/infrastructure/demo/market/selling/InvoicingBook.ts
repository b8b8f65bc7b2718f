import * as v from 'valibot';
import type { BrandId, MotorbikeId, NewMotorbike } from '../../../../domain/selling/motorbikes/Motorbike';
import type {
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKeyId,
} from '../../../../domain/selling/templates/InvoiceTemplate';
import { motorbikeBrands } from '../catalogue/models/motorbikeBrands';
import { motorbikeModels } from '../catalogue/models/motorbikeModels';
import { type InvoicePaper, invoicePaper } from '../pdf/InvoicePaper';
import { rolled } from '../people/Random';
import { storedMap } from '../storedMap';

/** A dealer's motorbikes and invoice templates. The latest comes last. */
export interface InvoicingBook {
  readonly motorbikes: Map<MotorbikeId, NewMotorbike>;
  readonly templates: Map<InvoiceTemplateId, NewInvoiceTemplate>;
  /** The issued invoices, the latest last. */
  readonly papers: InvoicePaper[];
}

/** Keeps these ids apart from client ids, so that a mix-up finds nothing. */
const FIRST_MOTORBIKE = 7_200_001;
const FIRST_TEMPLATE = 7_300_001;

export const firstDayInvoicing = (): InvoicingBook => ({
  motorbikes: new Map(firstDayMotorbikes.map((bike, index) => [(FIRST_MOTORBIKE + index) as MotorbikeId, bike])),
  templates: new Map(
    firstDayTemplates.map((template, index) => [(FIRST_TEMPLATE + index) as InvoiceTemplateId, template]),
  ),
  papers: [],
});

/** The highest id of this kind plus one. The id of the last one may be reused after its removal, because nothing refers to it. */
export const nextMotorbikeId = ({ motorbikes }: InvoicingBook) =>
  (Math.max(FIRST_MOTORBIKE - 1, ...motorbikes.keys()) + 1) as MotorbikeId;

export const nextTemplateId = ({ templates }: InvoicingBook) =>
  (Math.max(FIRST_TEMPLATE - 1, ...templates.keys()) + 1) as InvoiceTemplateId;

export const idOf = <Id extends number>() =>
  v.pipe(
    v.number(),
    v.integer(),
    v.transform(id => id as Id),
  );

export const storedInvoicing = v.object({
  motorbikes: storedMap(
    idOf<MotorbikeId>(),
    v.object({ model: v.string(), brandId: idOf<BrandId>(), vin: v.string() }),
  ),
  templates: storedMap(
    idOf<InvoiceTemplateId>(),
    v.object({ name: v.string(), renderKeyId: idOf<RenderKeyId>(), customFields: v.array(v.string()) }),
  ),
  papers: v.array(invoicePaper),
});

/** More than two pages. */
const COUNT = 46;

const VIN_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

const signOf = (index: number, at: number): string =>
  VIN_SIGNS[Math.floor(rolled(9, index, 10 + at) * VIN_SIGNS.length)]!;

/** The motorbikes of each demo dealer, the oldest first. */
const firstDayMotorbikes: readonly NewMotorbike[] = Array.from({ length: COUNT }, (_, index) => {
  const { make, name } = motorbikeModels[Math.floor(rolled(9, index, 1) * motorbikeModels.length)]!;
  const brand = motorbikeBrands.find(known => known.name === make) ?? motorbikeBrands[0]!;
  // Some motorbikes have no VIN.
  const vin = index % 6 === 5 ? '' : Array.from({ length: 17 }, (_sign, at) => signOf(index, at)).join('');
  return { model: name, brandId: brand.id as BrandId, vin };
});

const firstDayTemplates: readonly NewInvoiceTemplate[] = [
  { name: 'Standard invoice', renderKeyId: 1, customFields: ['Mileage', 'First registration'] },
  { name: 'Used vehicle, margin scheme', renderKeyId: 3, customFields: [] },
  { name: 'Export', renderKeyId: 2, customFields: ['Customs number'] },
  { name: 'Trade customer', renderKeyId: 2, customFields: ['Order number', 'Cost centre', 'Contact'] },
  { name: 'Down payment', renderKeyId: 1, customFields: [] },
  { name: 'Short form', renderKeyId: 1, customFields: ['Mileage'] },
].map(template => ({ ...template, renderKeyId: template.renderKeyId as RenderKeyId }));
