import * as fc from 'fast-check';
import type { HashId } from '../../../src/domain/offers/Offer';
import { aConversation, type Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';

watchActions();

/** Milliseconds until an answer arrives; echoes arrive with the next frame. */
const LATENCY = 100;

interface Model {
  /** Everything that either side wrote, as the server must hold it in the end. */
  readonly said: Map<HashId, string[]>;
  /** Messages that were written and are not known to have arrived, by offer. */
  readonly unsent: Map<HashId, string[]>;
  open: HashId;
  isConnected: boolean;
}

class Step implements fc.AsyncCommand<Model, Conversing> {
  constructor(
    private readonly name: string,
    private readonly act: (model: Model, chat: Conversing) => Promise<void> | void,
    private readonly fits: (model: Readonly<Model>) => boolean = () => true,
  ) {}

  check = (model: Readonly<Model>): boolean => this.fits(model);

  async run(model: Model, chat: Conversing): Promise<void> {
    await this.act(model, chat);
    await settled();
    for (const [offer, said] of model.said) expectNothingDoubled(chat, offer, said, model.unsent.get(offer) ?? []);
  }

  toString = (): string => this.name;
}

/** At every moment, each message of the dealer is shown exactly once, as outgoing or as arrived. */
function expectNothingDoubled(chat: Conversing, offer: HashId, said: string[], unsent: string[]): void {
  const conversation = chat.held(offer);
  if (!conversation.isLoaded) return;
  const own = conversation.messages.filter(({ author }) => author === 'dealer').map(({ body }) => body);
  const shown = [...own, ...conversation.outgoing.map(({ body }) => body)].sort();
  const written = [...said.filter(text => text.startsWith('Dealer')), ...unsent].sort();
  expect(shown.filter(text => text.startsWith('Dealer'))).toEqual(written);
  const ids = conversation.messages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

async function quiet(model: Model, chat: Conversing): Promise<void> {
  for (let round = 0; round < 8; round += 1) await chat.at.passes(LATENCY);
  if (!model.isConnected) return;
  const { open } = model;
  expect(chat.held(open).messages.map(({ body }) => body)).toEqual(chat.served(open));
  expect(
    chat
      .held(open)
      .outgoing.map(({ body }) => body)
      .sort(),
  ).toEqual((model.unsent.get(open) ?? []).sort());
  expect(chat.held(open).unread).toBe(0);
  expect(chat.at.dealer.conversation(open)).toMatchObject({ value: { unread: 0 } });
}

let count = 0;
/** Some texts repeat, because an echo could be mistaken for an earlier message with the same text. */
const nextText = (again: boolean): string => (again ? 'Dealer again' : `Dealer ${(count += 1)}`);

const write = (again: boolean) =>
  new Step(`write${again ? ' the same again' : ''}`, (model, chat) => {
    if (!chat.held(model.open).isLoaded) return;
    const text = nextText(again);
    model.said.get(model.open)!.push(text);
    void chat.write(model.open, text);
  });

const writeInVain = new Step('write in vain', async (model, chat) => {
  await quiet(model, chat);
  if (!chat.held(model.open).isLoaded) return;
  chat.at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
  const text = nextText(false);
  model.unsent.set(model.open, [...(model.unsent.get(model.open) ?? []), text]);
  void chat.write(model.open, text);
  await quiet(model, chat);
});

const tryAgain = new Step('try again', async (model, chat) => {
  await quiet(model, chat);
  const waiting = chat.held(model.open).outgoing.find(({ delivery }) => delivery === 'notSent');
  if (!waiting) return;
  model.unsent.set(
    model.open,
    (model.unsent.get(model.open) ?? []).filter(text => text !== waiting.body),
  );
  model.said.get(model.open)!.push(waiting.body);
  void chat.send.again(model.open, waiting.key);
});

const loseAnswer = new Step('write, and the answer is lost', async (model, chat) => {
  await quiet(model, chat);
  if (!chat.held(model.open).isLoaded) return;
  chat.at.twins.line.loseNextAnswer();
  const text = nextText(false);
  model.said.get(model.open)!.push(text);
  void chat.write(model.open, text);
});

const supportWrites = (toOpen: boolean) =>
  new Step(`support writes ${toOpen ? 'here' : 'elsewhere'}`, (model, chat) => {
    const offer = toOpen ? model.open : [...model.said.keys()].find(other => other !== model.open)!;
    const text = `Support ${(count += 1)}`;
    model.said.get(offer)!.push(text);
    chat.supportSays(offer, text);
  });

const supportTypes = new Step('support types', async (model, chat) => {
  await quiet(model, chat);
  chat.supportTypes(model.open, true);
  await chat.frame();
  const isShown = model.isConnected && chat.held(model.open).isLoaded;
  expect(chat.held(model.open).isSupportTyping).toBe(isShown);
  await chat.at.passes(30_000);
  expect(chat.held(model.open).isSupportTyping).toBe(false);
});

const lineDrops = new Step(
  'the line drops',
  (model, chat) => {
    model.isConnected = false;
    chat.at.twins.liveFeed.drop();
  },
  ({ isConnected }) => isConnected,
);

const lineIsBack = new Step(
  'the line is back',
  async (model, chat) => {
    model.isConnected = true;
    await Promise.all([chat.at.twins.liveFeed.reconnect(), chat.at.passes(LATENCY)]);
    // The connection was perhaps there a moment before, and what is on screen was fetched then.
    await chat.at.passes(5_000);
    await quiet(model, chat);
  },
  ({ isConnected }) => !isConnected,
);

const switchOver = new Step('another conversation is opened', (model, chat) => {
  chat.store.close(model.open);
  model.open = [...model.said.keys()].find(other => other !== model.open)!;
  void chat.store.open(model.open);
});

const commands = fc.commands(
  [
    fc.boolean().map(write),
    fc.boolean().map(write),
    fc.boolean().map(supportWrites),
    fc.constant(writeInVain),
    fc.constant(tryAgain),
    fc.constant(loseAnswer),
    fc.constant(supportTypes),
    fc.constant(lineDrops),
    fc.constant(lineIsBack),
    fc.constant(switchOver),
    fc.constant(new Step('a frame passes', (_, chat) => chat.frame())),
    fc.constant(new Step('half an answer’s time passes', (_, chat) => chat.at.passes(LATENCY / 2))),
    fc.constant(new Step('all is answered', quiet)),
  ],
  { maxCommands: 30 },
);

async function start(): Promise<{ model: Model; real: Conversing }> {
  const real = await aConversation({ offers: 24 });
  const [open, other] = real.talkedAbout();
  await real.store.open(open!);
  real.at.twins.line.latency = LATENCY;
  const said = new Map([
    [open!, []],
    [other!, []],
  ] as [HashId, string[]][]);
  return { model: { said, unsent: new Map(), open: open!, isConnected: true }, real };
}

it('a conversation shows each written message once, and ends with the state of the server', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async happenings => {
      await fc.asyncModelRun(start, happenings);
    }),
    { numRuns: 80 },
  );
});
