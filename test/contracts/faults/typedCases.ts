import { when } from 'mobx';
import type { PressStep } from '../../../src/application/bidding/press/PressStore';
import { ConversationStore } from '../../../src/application/conversations/ConversationStore';
import { SendMessage } from '../../../src/application/conversations/SendMessage';
import { Drafts } from '../../../src/application/forms/Drafts';
import { OwnProfileForm } from '../../../src/application/settings/OwnProfileForm';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import type { BookCollection } from '../../../src/domain/book/BookRecord';
import type { HashId } from '../../../src/domain/offers/Offer';
import { aHeldOffer, type Workplace } from '../../support/Workplace';

/** A text that the dealer has typed and not yet sent. */
export interface Typed {
  press(): Promise<unknown>;
  /** The text is still in its field, and a reason says why it was not accepted. */
  isStillThere(): boolean;
  /** The text was sent and its field is empty. */
  isDone(): boolean;
  /** The server holds the text exactly once. */
  isServed(): boolean;
  /** Where it is kept, and the text that one of the records contains. */
  readonly draft: BookCollection;
  readonly text: string;
}

export interface TypedCase {
  readonly name: string;
  readonly wire: string;
  /** Whether the app checks the outcome by itself after a lost answer. */
  readonly findsOut: boolean;
  /** Whether any JSON with a 2xx status counts as success. */
  readonly takesAnyShape: boolean;
  type(at: Workplace): Promise<Typed>;
}

const isToldToHaveEnded = ({ step }: PressStep): boolean => step === 'failed' || step === 'unknown';

async function aBid(at: Workplace): Promise<Typed> {
  await at.loadOffers.refresh('browse');
  const { hashId, highestBid } = aHeldOffer(at, ({ closed }) => !closed);
  const amount = minimumBid(highestBid);
  const { pressStore } = at;
  at.typeAmount(hashId, amount);
  return {
    press: () => at.placeBid(hashId, amount),
    isStillThere: () => at.amountFor(hashId) === amount && isToldToHaveEnded(pressStore.stepOf(hashId)),
    isDone: () => at.amountFor(hashId) === 0 && pressStore.stepOf(hashId).step === 'idle',
    isServed: () => at.served(hashId).ownBid === amount,
    draft: 'typedBids',
    text: String(amount),
  };
}

async function aTransportNote(at: Workplace): Promise<Typed> {
  await at.loadOffers.refresh('inRealization');
  const { hashId } = aHeldOffer(
    at,
    ({ deal }) => deal !== null && deal.easyTransportEnabled && !deal.speditionArranged && !deal.vehiclePickedUp,
    'inRealization',
  );
  const { pressStore } = at;
  const note = 'Gate 3, after five';
  at.typeNote(hashId, note);
  return {
    press: () => at.orderTransport(hashId),
    isStillThere: () => at.noteFor(hashId) === note && isToldToHaveEnded(pressStore.stepOf(hashId)),
    isDone: () => at.noteFor(hashId) === '' && pressStore.stepOf(hashId).step === 'idle',
    isServed: () => at.served(hashId).deal?.speditionArranged === true,
    draft: 'transportNotes',
    text: note,
  };
}

async function aMessage(at: Workplace): Promise<Typed> {
  const offer: HashId = at.dealer.conversations(1).rows[0]!.offerHashId;
  const store = at.conversations;
  await at.container.get(ConversationStore).open(offer);
  const isChecked = () => store.get(offer)!.outgoing.some(({ delivery }) => delivery === 'checking');
  const body = 'Is the second key there?';
  at.input.type('typedMessages', offer, body);
  const waiting = () => store.of(offer).outgoing.map(one => [one.body, one.delivery].join(': '));
  const times = (messages: readonly { readonly body: string }[]) => messages.filter(one => one.body === body).length;
  const isServed = () => {
    const held = at.dealer.conversation(offer);
    return held.ok && times(held.value.messages) === 1;
  };
  return {
    press: async () => {
      await at.container.get(SendMessage).sendTyped(offer);
      await when(() => !isChecked());
    },
    isStillThere: () => [`${body}: notSent`, `${body}: unknown`].includes(waiting().join()),
    isDone: () => waiting().length === 0 && times(store.of(offer).messages) === 1,
    isServed,
    get draft(): BookCollection {
      return at.input.valueOf('typedMessages', offer) === undefined ? 'unsentMessages' : 'typedMessages';
    },
    text: body,
  };
}

async function aProfile(at: Workplace): Promise<Typed> {
  const street = 'Am Speicher 4';
  const editing = at.container.get(OwnProfileForm);
  const { form } = editing;
  at.container.get(Drafts).shown(form);
  await form.open();
  form.edit({ street, place: 'Hamburg' });
  const isHeld = () => form.values.street === street && form.values.place === 'Hamburg';
  return {
    press: () => editing.save(),
    isStillThere: () => isHeld() && form.isDirty && form.writing.step === 'failed',
    isDone: () => !form.isDirty && form.writing.step === 'saved',
    isServed: () => at.dealer.profile().dealer.street === street,
    draft: 'profileForms',
    text: street,
  };
}

/** Everything that a dealer types and sends during a session. */
export const typedCases: readonly TypedCase[] = [
  { name: 'a bid', wire: 'POST /api/v2/bets', findsOut: true, takesAnyShape: false, type: aBid },
  {
    name: 'a note on a transport',
    wire: 'POST /api/v2/transports',
    findsOut: true,
    takesAnyShape: true,
    type: aTransportNote,
  },
  { name: 'a message', wire: 'POST /api/v2/messages', findsOut: true, takesAnyShape: false, type: aMessage },
  { name: 'the profile', wire: 'PUT /api/v2/profiles', findsOut: true, takesAnyShape: true, type: aProfile },
];
