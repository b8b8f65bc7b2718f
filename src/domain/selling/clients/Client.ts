export type ClientId = number & { readonly __clientId: unique symbol };

export const clientTypes = ['company', 'personal'] as const;
type ClientType = (typeof clientTypes)[number];

export const clientCountries = ['poland', 'germany'] as const;
type ClientCountry = (typeof clientCountries)[number];

/** What a dealer says of somebody they sell to; all of it is text as it was typed. */
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
  /** Empty where none was chosen. */
  readonly country: ClientCountry | '';
}

export interface Client extends ClientForm {
  readonly id: ClientId;
  /** As the server calls them; empty where it leaves that to us. */
  readonly name: string;
}

/** What the client is called: the server's name for them, or the first thing that says who they are. */
export function clientName({ name, type, companyName, firstName, lastName, email }: Client): string {
  const company = type === 'company' ? companyName.trim() : '';
  return name.trim() || company || `${firstName} ${lastName}`.trim() || email.trim() || '–';
}
