import * as v from 'valibot';
import type { InvoiceTemplates } from '../../../application/ports/SellingEntries';
import {
  customFields,
  type InvoiceTemplate,
  type InvoiceTemplateId,
  type NewInvoiceTemplate,
  type RenderKey,
  type RenderKeyId,
} from '../../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, WholeList } from '../../../domain/shared/Page';
import { failed, type Result, success } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { type JsonReader, readList } from '../json/reading/JsonReader';
import { id, listSize, toListSize } from '../json/reading/numbers';
import { optional } from '../json/reading/optional';
import { readShape } from '../json/reading/readShape';
import { HttpEntries, sellingField } from './HttpEntries';

export class HttpInvoiceTemplates extends HttpEntries<InvoiceTemplate, NewInvoiceTemplate> implements InvoiceTemplates {
  constructor(market: HttpClient) {
    /** Custom fields that cannot be read. A change sends them back, so that saving does not erase them. */
    const unread: UnreadFields = new Map();
    super(market, {
      path: '/dealers_api/invoice_templates',
      readPage: templatePageReader(unread),
      toJson: (template, id) => toTemplateJson(template, id === undefined ? [] : unread.get(id)),
      fieldOf: sellingField,
    });
  }

  renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>> {
    return this.market.get({ path: '/dealers_api/invoice_render_template_keys', read: readRenderKeys, signal });
  }
}

const InvoiceTemplateJson = v.object({
  id,
  name: optional.text,
  invoice_render_template_key_id: v.nullish(id),
  /** Not `nullish`: if an unreadable value counted as missing, the next save would erase the fields. */
  custom_fields: v.optional(v.nullable(v.array(v.unknown()))),
});

const TemplatePageJson = v.object({ invoice_templates: v.array(v.unknown()), ...listSize });
const RenderKeyJson = v.object({ id, name: optional.text });
const RenderKeysJson = v.object({ invoice_render_template_keys: v.array(v.unknown()) });

/** Elements of `custom_fields` that are not text, by template id. */
type UnreadFields = Map<number, readonly unknown[]>;

const readField: JsonReader<string> = json =>
  typeof json === 'string' || typeof json === 'boolean' || Number.isFinite(json) ? success(String(json)) : failed('');

const templateReader =
  (unread: UnreadFields): JsonReader<InvoiceTemplate> =>
  (json, drop) => {
    const parsed = readShape(InvoiceTemplateJson, json, drop);
    if (!parsed.ok) return parsed;
    const { id: templateId, name, invoice_render_template_key_id: renderKeyId, custom_fields } = parsed.value;
    const fields = (custom_fields ?? []).filter(field => field !== null);
    unread.set(
      templateId,
      fields.filter(field => !readField(field, drop).ok),
    );
    return success({
      id: templateId as InvoiceTemplateId,
      name: name ?? '',
      renderKeyId: (renderKeyId ?? 0) as RenderKeyId,
      customFields: customFields(readList('custom_fields', fields, readField, drop)),
    });
  };

/** Stores in `unread` the fields that a change of the template has to send back. */
const templatePageReader =
  (unread: UnreadFields): JsonReader<RowPage<InvoiceTemplate>> =>
  (json, drop) => {
    const parsed = readShape(TemplatePageJson, json, drop);
    if (!parsed.ok) return parsed;
    const { invoice_templates: templates } = parsed.value;
    const rows = readList('invoice_templates', templates, templateReader(unread), drop);
    return success({ rows, received: templates.length, ...toListSize(parsed.value) });
  };

const readRenderKey: JsonReader<RenderKey> = (json, drop) => {
  const parsed = readShape(RenderKeyJson, json, drop);
  return parsed.ok ? success({ id: parsed.value.id as RenderKeyId, name: parsed.value.name ?? '' }) : parsed;
};

export const readRenderKeys: JsonReader<WholeList<RenderKey>> = (json, drop) => {
  const parsed = readShape(RenderKeysJson, json, drop);
  if (!parsed.ok) return parsed;
  const { invoice_render_template_keys: keys } = parsed.value;
  return success({ rows: readList('invoice_render_template_keys', keys, readRenderKey, drop), received: keys.length });
};

const toTemplateJson = (
  { name, renderKeyId, customFields: fields }: NewInvoiceTemplate,
  unread: readonly unknown[] = [],
) => ({
  name,
  invoice_render_template_key_id: renderKeyId,
  custom_fields: [...fields, ...unread],
});
