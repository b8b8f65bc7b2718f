import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text for `namespace:path` in its file. */
function say(key: string): unknown {
  const [namespace = '', keys = ''] = key.split(':');
  const file: unknown = JSON.parse(readFileSync(path.join(__dirname, `../locales/en/${namespace}.json`), 'utf8'));
  return keys.split('.').reduce(valueAt, file);
}

const valueAt = (texts: unknown, key: string): unknown => new Map(Object.entries(texts ?? {})).get(key);

/** Literal texts, because the other tests read the texts from the files of the app and would follow any change. */
describe('the English texts', () => {
  it.each([
    ['clients:add', 'Add New Customer'],
    ['clients:results', '{{start}}-{{end}} of {{total}} results'],
    ['clients:columns.name', 'Name'],
    ['clients:columns.email', 'Email'],
    ['clients:columns.phone', 'Phone'],
    ['clients:columns.actions', 'Actions'],
    ['clients:noEmail', 'No email'],
    ['selling:irrevocable', 'This action cannot be undone.'],
    ['shared:cancel', 'Cancel'],
    ['clients:delete.action', 'Delete Customer'],
    ['clients:create.title', 'Create New Client'],
    ['clients:create.action', 'Create Client'],
    ['clients:edit.title', 'Edit Client'],
    ['clients:edit.action', 'Save Changes'],
    ['clients:edit.loading', 'Loading...'],
    ['clients:details.missing', 'Client not found'],
    ['selling:saving', 'Saving...'],
    ['clients:required.companyName', 'company name is required'],
    ['clients:required.taxNumber', 'tax number is required'],
    ['clients:required.phoneNumber', 'phone number is required'],
    ['clients:required.place', 'place is required'],
    ['clients:required.street', 'street is required'],
    ['clients:required.houseNumber', 'house number is required'],
    ['clients:required.zipCode', 'zip code is required'],
    ['clients:details.loading', 'Loading client details...'],
    ['clients:details.edit', 'Edit Customer'],
  ])('of the clients have %s as %j', (key, text) => expect(say(key)).toBe(text));

  it.each([
    ['clients:documents.add', 'Add Document'],
    ['clients:documents.create', 'Create Document'],
    ['clients:documents.none', 'No documents found'],
    ['clients:documents.columns.name', 'Document Name'],
    ['clients:documents.columns.type', 'Type'],
    ['clients:documents.columns.date', 'Date'],
    ['clients:documents.columns.vehicle', 'Vehicle'],
    ['clients:documents.types.invoice', 'Invoice'],
    ['clients:documents.types.contract', 'Contract'],
    ['clients:documents.types.other', 'Other'],
  ])('of the documents have %s as %j', (key, text) => expect(say(key)).toBe(text));

  it.each([
    ['selling:dashboard.title', 'Sell Module'],
    ['selling:dashboard.welcome', 'Welcome to the selling dashboard'],
    ['selling:issued.none', 'No documents found'],
  ])('of the dashboard have %s as %j', (key, text) => expect(say(key)).toBe(text));

  it.each([
    ['sellingInvoices:motorbikes.add', 'Add New Motorbike'],
    ['sellingInvoices:motorbikes.search', 'Search motorbikes...'],
    ['sellingInvoices:motorbikes.model', 'Model'],
    ['sellingInvoices:motorbikes.brand', 'Brand'],
    ['sellingInvoices:motorbikes.editTitle', 'Edit Motorbike'],
    ['sellingInvoices:motorbikes.deleteTitle', 'Delete Motorbike'],
    ['sellingInvoices:motorbikes.deleteQuestion', 'Are you sure you want to delete this motorbike?'],
    ['sellingInvoices:motorbikes.unknownBrand', 'Unknown Brand'],
    ['sellingInvoices:motorbikes.select', 'Select Motorbike'],
    ['sellingInvoices:motorbikes.loading', 'Loading motorbikes...'],
    ['sellingInvoices:motorbikes.empty', 'No motorbikes found'],
    ['sellingInvoices:actions', 'Actions'],
    ['sellingInvoices:action', 'Action'],
    ['sellingInvoices:select', 'Select'],
  ])('of the motorbikes have %s as %j', (key, text) => expect(say(key)).toBe(text));

  it.each([
    ['sellingInvoices:templates.add', 'Add New Template'],
    ['sellingInvoices:templates.loading', 'Loading templates...'],
    ['sellingInvoices:templates.name', 'Name'],
    ['sellingInvoices:templates.html', 'HTML Template'],
    ['sellingInvoices:templates.customFields', 'Custom Fields'],
    ['sellingInvoices:templates.fields_other', '{{count}} fields'],
    ['sellingInvoices:templates.noFields', 'No fields'],
    ['sellingInvoices:templates.unknown', 'Unknown Template'],
    ['sellingInvoices:templates.addTitle', 'Add Invoice Template'],
    ['sellingInvoices:templates.editTitle', 'Edit Invoice Template'],
    ['sellingInvoices:templates.deleteTitle', 'Delete Invoice Template'],
    ['sellingInvoices:templates.deleteAction', 'Delete Template'],
    ['sellingInvoices:templates.select', 'Select Invoice Template'],
    ['sellingInvoices:templates.templateName', 'Template Name'],
    ['sellingInvoices:templates.empty', 'No templates found'],
  ])('of the invoice templates have %s as %j', (key, text) => expect(say(key)).toBe(text));

  it.each([
    ['sellingInvoices:invoice.title', 'Create New Invoice'],
    ['sellingInvoices:invoice.create', 'Create Invoice'],
    ['sellingInvoices:invoice.creating', 'Creating...'],
    ['sellingInvoices:invoice.required.invoiceNumber', 'invoice number is required'],
    ['sellingInvoices:invoice.required.invoiceDate', 'invoice date is required'],
    ['sellingInvoices:invoice.required.deliveryDate', 'delivery date is required'],
  ])('of the invoice form have %s as %j', (key, text) => expect(say(key)).toBe(text));

  it.each([
    ['navigation:home', 'Home'],
    ['navigation:search', 'Search'],
    ['navigation:wantToBuy', 'Want to buy'],
    ['navigation:sell', 'Sell'],
    ['navigation:settings', 'Settings'],
    ['home:justSold', 'Just sold'],
    ['home:buyNowOnly', 'Buy now only'],
    ['bidding:differentOffer', 'Place a different offer'],
    ['offersDetails:imageError', 'The image cannot be loaded'],
    ['shared:crash', 'Unexpected Application Error!'],
  ])('of the buyer’s screens have %s as %j', (key, text) => expect(say(key)).toBe(text));

  it('name 404 for an unknown page', () => expect(say('shared:notFound')).toMatch(/^404\b/));
});
