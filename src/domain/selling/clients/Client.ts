import { visibleText } from '../../shared/visibleText';
import type { ClientValues } from './ClientValues';

export type ClientId = number & { readonly __clientId: unique symbol };

export interface Client extends ClientValues {
  readonly id: ClientId;
  /** The name from the server. '' if it sends none. */
  readonly name: string;
}

/** The name to show: the server's name, or else the first available of company, full name and email. */
export function clientName({ name, type, companyName, firstName, lastName, email }: Client): string {
  const company = type === 'company' ? companyName : '';
  const names = [name, company, `${firstName} ${lastName}`, email];
  return names.map(text => visibleText(text.trim())).find(Boolean) ?? '–';
}

/** What a search finds a client by. */
export const clientSearchText = (client: Client): string =>
  [
    clientName(client),
    client.companyName,
    client.firstName,
    client.lastName,
    client.email,
    client.phoneNumber,
    client.zipCode,
    client.place,
    client.vatNumber,
    client.taxNumber,
  ].join(' ');
