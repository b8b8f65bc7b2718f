import { visibleText } from '../../shared/VisibleText';

export type ClientId = number & { readonly __clientId: unique symbol };

export const clientTypes = ['company', 'personal'] as const;
type ClientType = (typeof clientTypes)[number];

export const clientCountries = ['poland', 'germany'] as const;

/** The data about a client, as it was typed. */
export interface ClientForm {
  readonly type: ClientType;
  readonly companyName: string;
  readonly taxNumber: string;
  readonly vatNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zipCode: string;
  readonly place: string;
  /** One of `clientCountries`, or another one that the server knows. '' if no country is chosen. */
  readonly country: string;
}

export interface Client extends ClientForm {
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
  ].join(' ');
