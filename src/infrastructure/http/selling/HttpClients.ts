import * as v from 'valibot';
import type { Clients } from '../../../application/ports/SellingEntries';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import { type ClientField, clientTypes, type ClientValues } from '../../../domain/selling/clients/ClientValues';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage } from '../../../domain/shared/Page';
import { failed, type Result, success } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { fieldsByKey } from '../client/ownFields';
import { type JsonReader, readList } from '../json/reading/JsonReader';
import { id, listSize, toListSize } from '../json/reading/numbers';
import { optional } from '../json/reading/optional';
import { readShape } from '../json/reading/readShape';
import { HttpEntries } from './HttpEntries';

const PATH = '/dealers_api/clients';

export class HttpClients extends HttpEntries<Client, ClientValues> implements Clients {
  constructor(market: HttpClient) {
    super(market, { path: PATH, readPage: readClientPage, toJson: toClientJson, fieldOf: clientField });
  }

  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>> {
    return this.market.get({ path: PATH, id, read: readAnsweredClient, signal });
  }
}

const ClientJson = v.object({
  id,
  client_type: v.nullish(v.picklist(clientTypes)),
  name: optional.text,
  email: optional.text,
  email_address: optional.text,
  first_name: optional.text,
  last_name: optional.text,
  company_name: optional.text,
  tax_number: optional.text,
  vat_number: optional.text,
  country: optional.text,
  place: optional.text,
  street: optional.text,
  house_number: optional.text,
  zip_code: optional.text,
  phone_number: optional.text,
});

type ClientJson = v.InferOutput<typeof ClientJson>;

const ClientPageJson = v.object({ clients: v.array(v.unknown()), ...listSize });
const AnsweredClientJson = v.object({ client: v.unknown() });

export const readClient: JsonReader<Client> = (json, drop) => {
  const parsed = readShape(ClientJson, json, drop);
  return parsed.ok ? success(toClient(parsed.value)) : parsed;
};

export const readAnsweredClient: JsonReader<Client> = (json, drop) => {
  const parsed = readShape(AnsweredClientJson, json, drop);
  if (!parsed.ok) return parsed;
  const client = readClient(parsed.value.client, path => drop(`client.${path}`));
  return client.ok ? client : failed(['client', client.failure].filter(part => part !== '').join('.'));
};

export const readClientPage: JsonReader<RowPage<Client>> = (json, drop) => {
  const parsed = readShape(ClientPageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { clients } = parsed.value;
  const rows = readList('clients', clients, readClient, drop);
  return success({ rows, received: clients.length, ...toListSize(parsed.value) });
};

/** A client that lacks what the server requires can be opened and completed. */
function toClient(json: ClientJson): Client {
  return {
    id: json.id as ClientId,
    type: json.client_type ?? (json.company_name || json.tax_number ? 'company' : 'personal'),
    name: json.name ?? '',
    email: json.email ?? json.email_address ?? '',
    firstName: json.first_name ?? '',
    lastName: json.last_name ?? '',
    companyName: json.company_name ?? '',
    taxNumber: json.tax_number ?? '',
    vatNumber: json.vat_number ?? '',
    country: json.country ?? '',
    place: json.place ?? '',
    street: json.street ?? '',
    houseNumber: json.house_number ?? '',
    zipCode: json.zip_code ?? '',
    phoneNumber: json.phone_number ?? '',
  };
}

const clientKeys: Readonly<Record<ClientField, string>> = {
  type: 'client_type',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  companyName: 'company_name',
  taxNumber: 'tax_number',
  vatNumber: 'vat_number',
  country: 'country',
  place: 'place',
  street: 'street',
  houseNumber: 'house_number',
  zipCode: 'zip_code',
  phoneNumber: 'phone_number',
};

/**
 * Sends every field, because an emptied field must be emptied on the server too. An empty country is sent as null,
 * because '' is not a country.
 */
export function toClientJson(client: ClientValues): object {
  const values = new Map<string, string>(Object.entries(client));
  const fields = Object.entries(clientKeys).map(([field, key]) => [key, values.get(field)] as const);
  return { ...Object.fromEntries(fields), country: client.country || null };
}

const fieldOf = fieldsByKey(clientKeys);

export const clientField: typeof fieldOf = key => (key === 'email_address' ? 'email' : fieldOf(key));
