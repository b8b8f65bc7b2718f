import { mailLink, phoneLink } from '../deals/ContactLinks';
import type { Deal } from '../offers/Deal';

export const messageWays = ['email', 'sms', 'whatsApp'] as const;

export type MessageWay = (typeof messageWays)[number];

export interface Message {
  readonly subject: string;
  readonly text: string;
}

/** A link that opens a message, which the dealer sends in the other app. */
export interface MessageLink {
  readonly address: string;
  /** The end of the text, if it does not fit into the link. */
  readonly cut: string;
}

/** Characters. Windows cuts a longer address without saying so. */
const LONGEST_ADDRESS = 2_000;

type Seller = Pick<Deal, 'sellerEmail' | 'phone'>;

/** Null if the seller cannot be written to in this way. */
export function messageLink(way: MessageWay, seller: Seller, message: Message): MessageLink | null {
  const start = startOf[way](seller, message.subject);
  if (start === null) return null;
  // An address cannot hold half a character.
  const characters = [...message.text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd')];
  let address = start;
  for (const [at, character] of characters.entries()) {
    const encoded = encodeURIComponent(character === '\n' && way === 'email' ? '\r\n' : character);
    if (address.length + encoded.length > LONGEST_ADDRESS) return { address, cut: characters.slice(at).join('') };
    address += encoded;
  }
  return { address, cut: '' };
}

const startOf: Readonly<Record<MessageWay, (seller: Seller, subject: string) => string | null>> = {
  email: ({ sellerEmail }, subject) => {
    const link = mailLink(sellerEmail);
    return link && `${link}?subject=${encodeURIComponent(subject.replace(/\p{Surrogate}/gu, '\ufffd'))}&body=`;
  },
  sms: ({ phone }) => {
    const link = phoneLink(phone);
    return link && `${link.replace('tel:', 'sms:')}?body=`;
  },
  // WhatsApp knows only numbers with the code of the country.
  whatsApp: ({ phone }) => {
    const digits = /^tel:(?:\+|00)([1-9]\d+)$/.exec(phoneLink(phone) ?? '')?.[1];
    return digits === undefined ? null : `https://wa.me/${digits}?text=`;
  },
};
