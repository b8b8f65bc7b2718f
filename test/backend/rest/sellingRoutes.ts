import * as v from 'valibot';
import type { Client, ClientId } from '../../../src/domain/selling/clients/Client';
import { type ClientValues, clientTypes } from '../../../src/domain/selling/clients/ClientValues';
import { success } from '../../../src/domain/shared/Result';
import { atSellingDesk } from '../../../src/infrastructure/demo/market/selling/SellingDesk';
import { requestJudge } from './requestJudge';
import type { Route } from './restRoutes';

const wholeNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1'), v.transform(Number));
/** The paging parameters of a list; some lists accept more. */
const pageQuery = { page: wholeNumber, per_page: v.optional(wholeNumber, '20') };
const trimmed = v.pipe(v.string(), v.regex(/^(\S([^]*\S)?)?$/, 'must have no blanks around'));

const clientBody = v.strictObject({
  client_type: v.picklist(clientTypes),
  email: trimmed,
  first_name: trimmed,
  last_name: trimmed,
  company_name: trimmed,
  tax_number: trimmed,
  vat_number: trimmed,
  country: v.nullable(v.pipe(trimmed, v.nonEmpty('must not be empty'))),
  place: trimmed,
  street: trimmed,
  house_number: trimmed,
  zip_code: trimmed,
  phone_number: trimmed,
});

const clients: Route['answer'] = (dealer, request) => {
  const { page, per_page } = requestJudge.query(request, v.strictObject(pageQuery));
  return atSellingDesk(desk => {
    const found = desk.clients(page, per_page);
    if (!found.ok) return found;
    const { rows, totalPages, totalCount } = found.value;
    return success({ clients: rows.map(wireClient), total_pages: totalPages, total_count: totalCount });
  })(dealer);
};

const client: Route['answer'] = (dealer, request, id) => {
  requestJudge.nothing(request);
  return atSellingDesk(desk => {
    const found = desk.client(Number(id) as ClientId);
    return found.ok ? success({ client: wireClient(found.value) }) : found;
  })(dealer);
};

const createClient: Route['answer'] = (dealer, request) => {
  const form = toForm(requestJudge.body(request, clientBody));
  return atSellingDesk(desk => desk.createClient(form))(dealer);
};

const changeClient: Route['answer'] = (dealer, request, id) => {
  const form = toForm(requestJudge.body(request, clientBody));
  return atSellingDesk(desk => desk.changeClient(Number(id) as ClientId, form))(dealer);
};

const removeClient: Route['answer'] = (dealer, request, id) => {
  requestJudge.nothing(request);
  return atSellingDesk(desk => desk.removeClient(Number(id) as ClientId))(dealer);
};

/** The market API under its own base path. */
export const sellingRoutes: readonly Route[] = [
  { call: /^GET \/market\/dealers_api\/clients$/, answer: clients },
  { call: /^POST \/market\/dealers_api\/clients$/, answer: createClient },
  { call: /^GET \/market\/dealers_api\/clients\/(\d+)$/, answer: client },
  { call: /^PUT \/market\/dealers_api\/clients\/(\d+)$/, answer: changeClient },
  { call: /^DELETE \/market\/dealers_api\/clients\/(\d+)$/, answer: removeClient },
];

function toForm(json: v.InferOutput<typeof clientBody>): ClientValues {
  return {
    type: json.client_type,
    email: json.email,
    firstName: json.first_name,
    lastName: json.last_name,
    companyName: json.company_name,
    taxNumber: json.tax_number,
    vatNumber: json.vat_number,
    country: json.country ?? '',
    place: json.place,
    street: json.street,
    houseNumber: json.house_number,
    zipCode: json.zip_code,
    phoneNumber: json.phone_number,
  };
}

/** A client as a real server writes it: unknown values are null, and some rows use the other name for the email. */
function wireClient(client: Client): object {
  const email = client.email || null;
  return {
    id: client.id,
    client_type: client.type,
    name: client.name || null,
    ...(client.id % 2 === 0 ? { email } : { email: null, email_address: email }),
    first_name: client.firstName || null,
    last_name: client.lastName || null,
    company_name: client.companyName || null,
    tax_number: client.taxNumber || null,
    vat_number: client.vatNumber || null,
    country: client.country || null,
    place: client.place,
    street: client.street,
    house_number: client.houseNumber,
    zip_code: client.zipCode,
    phone_number: client.phoneNumber,
  };
}
