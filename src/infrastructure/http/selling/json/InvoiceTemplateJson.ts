import * as v from 'valibot';
import { customFields } from '../../../../domain/selling/CustomFields';
import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
  RenderKeyId,
} from '../../../../domain/selling/InvoiceTemplate';
import type { RowPage } from '../../../../domain/shared/Page';
import { success } from '../../../../domain/shared/Result';
import type { JsonReader } from '../../json/JsonReader';
import { readList } from '../../json/readList';
import { readShape } from '../../json/readShape';
import { count, wholeNumber } from './numbers';

const InvoiceTemplateJson = v.object({
  id: wholeNumber,
  name: v.string(),
  invoice_render_template_key_id: wholeNumber,
  custom_fields: v.nullish(v.array(v.string())),
});

const TemplatePageJson = v.object({ invoice_templates: v.array(v.unknown()), total_pages: count, total_count: count });
const RenderKeyJson = v.object({ id: wholeNumber, name: v.string() });
const RenderKeysJson = v.object({ invoice_render_template_keys: v.array(v.unknown()) });

const readTemplate: JsonReader<InvoiceTemplate> = (json, drop) => {
  const parsed = readShape(InvoiceTemplateJson, json, drop);
  if (!parsed.ok) return parsed;
  const { id, name, invoice_render_template_key_id: renderKeyId, custom_fields: fields } = parsed.value;
  return success({
    id: id as InvoiceTemplateId,
    name,
    renderKeyId: renderKeyId as RenderKeyId,
    customFields: customFields(fields ?? []),
  });
};

export const readTemplatePage: JsonReader<RowPage<InvoiceTemplate>> = (json, drop) => {
  const parsed = readShape(TemplatePageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { invoice_templates: templates, total_pages: totalPages, total_count: totalCount } = parsed.value;
  const rows = readList('invoice_templates', templates, readTemplate, drop);
  return success({ rows, received: templates.length, totalPages, totalCount });
};

const readRenderKey: JsonReader<RenderKey> = (json, drop) => {
  const parsed = readShape(RenderKeyJson, json, drop);
  return parsed.ok ? success({ id: parsed.value.id as RenderKeyId, name: parsed.value.name }) : parsed;
};

export const readRenderKeys: JsonReader<readonly RenderKey[]> = (json, drop) => {
  const parsed = readShape(RenderKeysJson, json, drop);
  if (!parsed.ok) return parsed;
  const { invoice_render_template_keys: keys } = parsed.value;
  return success(readList('invoice_render_template_keys', keys, readRenderKey, drop));
};

export const toTemplateJson = ({ name, renderKeyId, customFields: fields }: NewInvoiceTemplate) => ({
  name,
  invoice_render_template_key_id: renderKeyId,
  custom_fields: fields,
});
