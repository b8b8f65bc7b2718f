import * as v from 'valibot';
import type {
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKeyId,
} from '../../../../domain/selling/templates/InvoiceTemplate';
import type { BrandId, MotorbikeId, NewMotorbike } from '../../../../domain/selling/motorbikes/Motorbike';
import { type InvoicePaper, invoicePaper } from '../../pdf/InvoicePaper';
import { firstDayMotorbikes, firstDayTemplates } from './firstDayShowroom';

/** What a dealer has to sell, and what invoices for it are made from; what was added last stands last. */
export interface ShowroomBook {
  readonly motorbikes: Map<MotorbikeId, NewMotorbike>;
  readonly templates: Map<InvoiceTemplateId, NewInvoiceTemplate>;
  /** The invoices that were issued, the latest last. */
  readonly papers: InvoicePaper[];
}

/** Far from the numbers of clients, so that whoever takes the one for the other finds nothing. */
const FIRST_MOTORBIKE = 7_200_001;
const FIRST_TEMPLATE = 7_300_001;

export const firstDayShowroom = (): ShowroomBook => ({
  motorbikes: new Map(firstDayMotorbikes().map((bike, index) => [(FIRST_MOTORBIKE + index) as MotorbikeId, bike])),
  templates: new Map(
    firstDayTemplates().map((template, index) => [(FIRST_TEMPLATE + index) as InvoiceTemplateId, template]),
  ),
  papers: [],
});

/** The one after the highest of this kind; also after one that was removed last, which nothing refers to by its id. */
export const nextMotorbikeId = ({ motorbikes }: ShowroomBook) =>
  (Math.max(FIRST_MOTORBIKE - 1, ...motorbikes.keys()) + 1) as MotorbikeId;

export const nextTemplateId = ({ templates }: ShowroomBook) =>
  (Math.max(FIRST_TEMPLATE - 1, ...templates.keys()) + 1) as InvoiceTemplateId;

const idOf = <Id extends number>() =>
  v.pipe(
    v.number(),
    v.integer(),
    v.transform(id => id as Id),
  );

const showroomEntry = v.object({
  motorbikes: v.array(
    v.object({ id: idOf<MotorbikeId>(), model: v.string(), brandId: idOf<BrandId>(), vin: v.string() }),
  ),
  templates: v.array(
    v.object({
      id: idOf<InvoiceTemplateId>(),
      name: v.string(),
      renderKeyId: idOf<RenderKeyId>(),
      customFields: v.array(v.string()),
    }),
  ),
  papers: v.array(invoicePaper),
});

/** Plain data, fit for being stored. */
export const keptShowroom = ({ motorbikes, templates, papers }: ShowroomBook): unknown => ({
  motorbikes: [...motorbikes].map(([id, motorbike]) => ({ id, ...motorbike })),
  templates: [...templates].map(([id, template]) => ({ id, ...template, customFields: [...template.customFields] })),
  papers: [...papers],
});

/** As on the first day where nothing readable was kept. */
export function readShowroom(kept: unknown): ShowroomBook {
  const parsed = v.safeParse(showroomEntry, kept);
  if (!parsed.success) return firstDayShowroom();
  const { motorbikes, templates, papers } = parsed.output;
  return {
    motorbikes: new Map(motorbikes.map(({ id, ...motorbike }) => [id, motorbike])),
    templates: new Map(templates.map(({ id, ...template }) => [id, template])),
    papers,
  };
}
