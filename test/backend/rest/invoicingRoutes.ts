import * as v from 'valibot';
import type { ClientId } from '../../../src/domain/selling/clients/Client';
import type { NewClientInvoice } from '../../../src/domain/selling/invoices/InvoiceForm';
import type { VatOption } from '../../../src/domain/selling/invoices/Vat';
import type { BrandId, MotorbikeId } from '../../../src/domain/selling/motorbikes/Motorbike';
import type { InvoiceTemplateId, RenderKeyId } from '../../../src/domain/selling/templates/InvoiceTemplate';
import { type LocalDate, localDate } from '../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { motorbikeBrands } from '../../../src/infrastructure/demo/market/catalogue/models/motorbikeBrands';
import { renderKeys } from '../../../src/infrastructure/demo/market/selling/InvoicingDesk';
import { issuePaper } from '../../../src/infrastructure/demo/market/selling/issuePaper';
import { atSellingDesk } from '../../../src/infrastructure/demo/market/selling/SellingDesk';
import { requestJudge } from './requestJudge';
import type { Route } from './restRoutes';

const wholeNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1'), v.transform(Number));
const trimmed = v.pipe(v.string(), v.regex(/^(\S([^]*\S)?)?$/, 'must have no blanks around'));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const pageQuery = { page: wholeNumber, per_page: v.optional(wholeNumber, '20') };
const motorbikeQuery = v.strictObject({ ...pageQuery, query: v.optional(v.string(), '') });
const motorbikeBody = v.strictObject({ model: trimmed, brand_id: id, vin: trimmed });
const templateBody = v.strictObject({
  name: trimmed,
  invoice_render_template_key_id: id,
  custom_fields: v.pipe(
    v.array(v.pipe(trimmed, v.nonEmpty())),
    v.check(names => new Set(names).size === names.length, 'must be unique'),
  ),
});

const motorbikes: Route['answer'] = (dealer, request) => {
  const { page, per_page, query } = requestJudge.query(request, motorbikeQuery);
  return atSellingDesk(({ invoicing }) => {
    const { rows, totalPages, totalCount } = invoicing.motorbikes({ page, perPage: per_page, query });
    // Like a real server: unknown values are null, and not every row names its brand.
    const wire = rows.map(({ id, model, brandId, brandName, vin }) => ({
      id,
      model,
      brand_id: brandId,
      brand_name: id % 2 === 0 ? brandName : null,
      vin: vin || null,
    }));
    return success({ motorbikes: wire, total_pages: totalPages, total_count: totalCount });
  })(dealer);
};

const brands: Route['answer'] = (dealer, request) => {
  requestJudge.nothing(request);
  return atSellingDesk(() => success({ brands: motorbikeBrands }))(dealer);
};

const toMotorbike = ({ model, brand_id, vin }: v.InferOutput<typeof motorbikeBody>) => ({
  model,
  brandId: brand_id as BrandId,
  vin,
});

const addMotorbike: Route['answer'] = (dealer, request) => {
  const motorbike = toMotorbike(requestJudge.body(request, motorbikeBody));
  return atSellingDesk(({ invoicing }) => invoicing.addMotorbike(motorbike))(dealer);
};

const changeMotorbike: Route['answer'] = (dealer, request, name) => {
  const motorbike = toMotorbike(requestJudge.body(request, motorbikeBody));
  return atSellingDesk(({ invoicing }) => invoicing.changeMotorbike(Number(name) as MotorbikeId, motorbike))(dealer);
};

const removeMotorbike: Route['answer'] = (dealer, request, name) => {
  requestJudge.nothing(request);
  return atSellingDesk(({ invoicing }) => invoicing.removeMotorbike(Number(name) as MotorbikeId))(dealer);
};

const templates: Route['answer'] = (dealer, request) => {
  const { page, per_page } = requestJudge.query(request, v.strictObject(pageQuery));
  return atSellingDesk(({ invoicing }) => {
    const { rows, totalPages, totalCount } = invoicing.templates(page, per_page);
    const wire = rows.map(({ id, name, renderKeyId, customFields }) => ({
      id,
      name,
      invoice_render_template_key_id: renderKeyId,
      custom_fields: customFields.length === 0 ? null : customFields,
    }));
    return success({ invoice_templates: wire, total_pages: totalPages, total_count: totalCount });
  })(dealer);
};

const keys: Route['answer'] = (dealer, request) => {
  requestJudge.nothing(request);
  return atSellingDesk(() => success({ invoice_render_template_keys: renderKeys }))(dealer);
};

const toTemplate = (json: v.InferOutput<typeof templateBody>) => ({
  name: json.name,
  renderKeyId: json.invoice_render_template_key_id as RenderKeyId,
  customFields: json.custom_fields,
});

const addTemplate: Route['answer'] = (dealer, request) => {
  const template = toTemplate(requestJudge.body(request, templateBody));
  return atSellingDesk(({ invoicing }) => invoicing.addTemplate(template))(dealer);
};

const changeTemplate: Route['answer'] = (dealer, request, name) => {
  const template = toTemplate(requestJudge.body(request, templateBody));
  return atSellingDesk(({ invoicing }) => invoicing.changeTemplate(Number(name) as InvoiceTemplateId, template))(
    dealer,
  );
};

const removeTemplate: Route['answer'] = (dealer, request, name) => {
  requestJudge.nothing(request);
  return atSellingDesk(({ invoicing }) => invoicing.removeTemplate(Number(name) as InvoiceTemplateId))(dealer);
};

const day = v.pipe(
  v.string(),
  v.check(text => localDate(text) !== null, 'must be a day, YYYY-MM-DD'),
  v.transform(text => text as LocalDate),
);
const amount = v.nullable(
  v.pipe(
    v.number(),
    v.check(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have two decimals at most'),
  ),
);
const vatOptions: Readonly<Record<string, VatOption>> = {
  vat_23: 'standard23',
  vat_10: 'reduced10',
  vat_5: 'reduced5',
  marginal_taxation: 'marginalTaxation',
  small_business: 'smallBusiness',
};

const invoiceBody = v.strictObject({
  client_id: id,
  invoice_number: v.pipe(trimmed, v.nonEmpty()),
  invoice_date: day,
  delivery_date: day,
  price: amount,
  price_type: v.picklist(['net', 'gross']),
  vat_option: v.union([v.picklist(Object.keys(vatOptions)), v.literal(0)]),
  net_price: amount,
  down_payment: amount,
  vin: trimmed,
  motorbike_id: v.nullable(id),
  motorbike_name: v.string(),
  invoice_template_id: v.nullable(id),
  invoice_template_name: v.string(),
});

/** The rendering by the server does not matter here, so that any PDF will do. */
const issueInvoice: Route['answer'] = (dealer, request) => {
  const json = requestJudge.body(request, invoiceBody);
  const issued = issuePaper(json.client_id as ClientId, toInvoice(json))(dealer);
  const origin = `http://${request.headers.host ?? ''}`;
  return issued.ok ? success({ pdf_url: `${origin}/demo/documents/invoice.pdf` }) : issued;
};

/** The motorbikes, templates and invoices of a dealer on the market API. */
export const invoicingRoutes: readonly Route[] = [
  { call: /^GET \/market\/dealers_api\/motorbikes$/, answer: motorbikes },
  { call: /^GET \/market\/dealers_api\/brands$/, answer: brands },
  { call: /^POST \/market\/dealers_api\/motorbikes$/, answer: addMotorbike },
  { call: /^PUT \/market\/dealers_api\/motorbikes\/(\d+)$/, answer: changeMotorbike },
  { call: /^DELETE \/market\/dealers_api\/motorbikes\/(\d+)$/, answer: removeMotorbike },
  { call: /^GET \/market\/dealers_api\/invoice_templates$/, answer: templates },
  { call: /^GET \/market\/dealers_api\/invoice_render_template_keys$/, answer: keys },
  { call: /^POST \/market\/dealers_api\/invoice_templates$/, answer: addTemplate },
  { call: /^PUT \/market\/dealers_api\/invoice_templates\/(\d+)$/, answer: changeTemplate },
  { call: /^DELETE \/market\/dealers_api\/invoice_templates\/(\d+)$/, answer: removeTemplate },
  { call: /^POST \/market\/dealers_api\/invoices$/, answer: issueInvoice },
];

function toInvoice(json: v.InferOutput<typeof invoiceBody>): NewClientInvoice {
  const money = (value: number | null): Money | null => (value === null ? null : euros(value));
  return {
    invoiceNumber: json.invoice_number,
    invoiceDate: json.invoice_date,
    deliveryDate: json.delivery_date,
    price: money(json.price),
    priceType: json.price_type,
    vatOption: json.vat_option === 0 ? 'unselected' : (vatOptions[json.vat_option] ?? 'unselected'),
    netPrice: money(json.net_price),
    downPayment: money(json.down_payment),
    vin: json.vin,
    motorbike:
      json.motorbike_name === '' ? null : { id: json.motorbike_id as MotorbikeId | null, name: json.motorbike_name },
    template:
      json.invoice_template_id === null
        ? null
        : { id: json.invoice_template_id as InvoiceTemplateId, name: json.invoice_template_name },
    // The server does not know what the dealer keeps.
    acquisition: null,
  };
}
