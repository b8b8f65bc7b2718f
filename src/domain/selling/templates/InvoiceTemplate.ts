export type InvoiceTemplateId = number & { readonly __invoiceTemplateId: unique symbol };
export type RenderKeyId = number & { readonly __renderKeyId: unique symbol };

/** One of the server's HTML templates. */
export interface RenderKey {
  readonly id: RenderKeyId;
  /** '' if the server sends none. */
  readonly name: string;
}

export interface InvoiceTemplate {
  readonly id: InvoiceTemplateId;
  /** '' if the server sends none. */
  readonly name: string;
  /** 0 if the server sends none. */
  readonly renderKeyId: RenderKeyId;
  readonly customFields: readonly string[];
}

export type NewInvoiceTemplate = Omit<InvoiceTemplate, 'id'>;

export interface InvoiceTemplateForm {
  readonly name: string;
  /** 0 if none is chosen. */
  readonly renderKeyId: number;
  readonly customFields: readonly string[];
  /** The text of a field that is typed but not added yet. */
  readonly nextField: string;
}

export const emptyTemplateForm: InvoiceTemplateForm = { name: '', renderKeyId: 0, customFields: [], nextField: '' };

export const templateFormOf = ({ name, renderKeyId, customFields }: InvoiceTemplate): InvoiceTemplateForm => ({
  name,
  renderKeyId,
  customFields,
  nextField: '',
});

/** Null if the name or the HTML template is missing. Includes a custom field that is typed but not added. */
export function newInvoiceTemplate(form: InvoiceTemplateForm): NewInvoiceTemplate | null {
  const name = form.name.trim();
  if (name === '' || form.renderKeyId === 0) return null;
  return {
    name,
    renderKeyId: form.renderKeyId as RenderKeyId,
    customFields: customFields([...form.customFields, form.nextField]),
  };
}

/** The server lacks the name or the HTML template, so the template has to be completed. */
export const isIncompleteTemplate = (template: InvoiceTemplate): boolean =>
  newInvoiceTemplate(templateFormOf(template)) === null;

export const isSameTemplate = (one: NewInvoiceTemplate, other: NewInvoiceTemplate): boolean =>
  one.name === other.name &&
  one.renderKeyId === other.renderKeyId &&
  one.customFields.length === other.customFields.length &&
  one.customFields.every((field, index) => field === other.customFields[index]);

/** Adds a trimmed name. Returns `fields` if the name is blank or already in it. */
export function withCustomField(fields: readonly string[], name: string): readonly string[] {
  const trimmed = name.trim();
  return trimmed === '' || fields.includes(trimmed) ? fields : [...fields, trimmed];
}

export const withoutCustomField = (fields: readonly string[], name: string): readonly string[] =>
  fields.filter(field => field !== name);

/** Trims the names and drops blank and repeated ones. Keeps their order. */
export const customFields = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map(name => name.trim()).filter(name => name !== '')),
];
