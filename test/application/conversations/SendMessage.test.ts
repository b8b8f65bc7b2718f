import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { failed } from '../../../src/domain/shared/Result';
import { emptyBook } from '../../domain/book/someBooks';
import { run } from '../../support/aRace';
import { aConversation, aConversationRace, type Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';

watchActions();

describe('SendMessage', () => {
  async function inConversation() {
    const chat = await aConversation();
    const offer = chat.at.dealer.list('browse', {
      page: 1,
      filters: noFilters,
      buyNowOnly: false,
    }).offers[0]!.hashId;
    await chat.store.open(offer);
    chat.at.calls.length = 0;
    return { chat, offer };
  }

  const sends = ({ at }: Conversing): number => at.calls.filter(call => call.startsWith('send ')).length;

  it('shows a message at once as pending, then as sent, and clears the field', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.latency = 100;
    const sending = chat.write(offer, ' Hello ');
    await settled();
    expect(chat.said(offer)).toEqual(['Hello (pending)']);
    expect(chat.text(offer)).toBe('');
    await chat.at.passes(100);
    await sending;
    expect(chat.said(offer)).toEqual(['Hello']);
  });

  it('a message is shown once if its echo arrives before the answer', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.latency = 100;
    const sending = chat.write(offer, 'Hello');
    await settled();
    await chat.frame();
    expect(chat.said(offer)).toEqual(['Hello']);
    await chat.at.passes(100);
    await sending;
    expect(chat.said(offer)).toEqual(['Hello']);
  });

  it.each(['', '  \n\t'])('does not send %j and leaves it in the field', async text => {
    const { chat, offer } = await inConversation();
    await chat.write(offer, text);
    expect([sends(chat), chat.text(offer)]).toEqual([0, text]);
  });

  it('sends nothing before the conversation has loaded and keeps the typed text', async () => {
    const chat = await aConversation();
    const [offer] = chat.talkedAbout();
    await chat.write(offer!, 'Too early');
    expect([sends(chat), chat.text(offer!)]).toEqual([0, 'Too early']);
  });

  it('keeps the order in which messages were written', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.latency = 100;
    const all = ['One', 'Two', 'Three'].map(text => chat.write(offer, text));
    for (let turn = 0; turn < 4; turn += 1) await chat.at.passes(100);
    await Promise.all(all);
    expect(chat.served(offer)).toEqual(['One', 'Two', 'Three']);
    expect(chat.said(offer)).toEqual(['One', 'Two', 'Three']);
  });

  it('sends a third message after the second one, although the first one has ended', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.latency = 100;
    const all = [chat.write(offer, 'One'), chat.write(offer, 'Two')];
    await settled();
    await chat.at.passes(100);
    all.push(chat.write(offer, 'Three'));
    await settled();
    expect([sends(chat), chat.at.work.isAny]).toEqual([2, true]);
    await chat.at.passes(100);
    await chat.at.passes(100);
    await Promise.all(all);
    expect([chat.served(offer), chat.at.work.isAny]).toEqual([['One', 'Two', 'Three'], false]);
  });

  it('does not send a message again that it does not know', async () => {
    const { chat, offer } = await inConversation();
    await chat.send.again(offer, 1);
    expect(chat.at.calls).toEqual([]);
  });

  describe('a message that was not sent', () => {
    const refused: Failure = { reason: 'refused', status: 422, message: 'No.' };

    it('keeps its text and its failure, and is sent once when it is tried again', async () => {
      const { chat, offer } = await inConversation();
      chat.at.twins.line.failNext(refused);
      await chat.write(offer, 'Hello');
      const [outgoing] = chat.held(offer).outgoing;
      expect(chat.said(offer)).toEqual(['Hello (notSent)']);
      expect(chat.held(offer).failures.get(outgoing!.key)).toEqual(refused);
      await Promise.all([chat.send.again(offer, outgoing!.key), chat.send.again(offer, outgoing!.key)]);
      await chat.frame();
      expect([chat.said(offer), chat.served(offer)]).toEqual([['Hello'], ['Hello']]);
    });

    it('is the only one that is sent again by its press, and without a check', async () => {
      const { chat, offer } = await inConversation();
      chat.at.twins.line.failNext(refused, 2);
      await chat.write(offer, 'One');
      await chat.write(offer, 'Two');
      chat.at.calls.length = 0;
      await chat.send.again(offer, chat.held(offer).outgoing[1]!.key);
      expect(chat.at.calls).toHaveLength(1);
      expect([chat.said(offer), chat.served(offer)]).toEqual([['Two', 'One (notSent)'], ['Two']]);
    });

    it('is read again if the answer was lost, and is then shown as sent', async () => {
      const { chat, offer } = await inConversation();
      chat.at.twins.liveFeed.drop();
      chat.at.twins.line.loseNextAnswer();
      await chat.write(offer, 'Hello');
      expect([sends(chat), chat.said(offer), chat.served(offer)]).toEqual([1, ['Hello'], ['Hello']]);
    });
  });

  describe('a message whose answer is lost', () => {
    const lost: Failure = { reason: 'timedOut' };

    async function lostMessage() {
      const { chat, offer } = await inConversation();
      chat.at.twins.liveFeed.drop();
      chat.at.twins.line.failNext(lost);
      await chat.write(offer, 'Hello');
      await settled();
      const key = chat.held(offer).outgoing[0]!.key;
      return { chat, offer, key };
    }

    it('is checked while later messages are sent', async () => {
      const { chat, offer } = await lostMessage();
      expect(chat.said(offer)).toEqual(['Hello (checking)']);
      await chat.write(offer, 'Later');
      expect(chat.said(offer)).toEqual(['Later', 'Hello (checking)']);
    });

    it('counts as sent if the server accepts it some seconds later', async () => {
      const { chat, offer } = await lostMessage();
      await chat.at.passesInSeconds(7);
      chat.at.dealer.sendMessage(offer, 'Hello');
      expect(chat.at.work.isAny).toBe(true);
      await chat.at.passesInSeconds(4);
      expect([sends(chat), chat.said(offer), chat.at.work.isAny]).toEqual([1, ['Hello'], false]);
    });

    it('counts as unknown after 60 s and is sent again by a press', async () => {
      const { chat, offer, key } = await lostMessage();
      await chat.send.again(offer, key);
      expect(sends(chat)).toBe(1);
      await chat.at.passesInSeconds(66);
      expect([chat.said(offer), chat.at.work.isAny]).toEqual([['Hello (unknown)'], false]);
      await chat.send.again(offer, key);
      expect([sends(chat), chat.said(offer), chat.served(offer)]).toEqual([2, ['Hello'], ['Hello']]);
    });

    it('is looked for by one search at a time, also after it was sent again', async () => {
      const { chat, offer, key } = await lostMessage();
      await chat.at.passesInSeconds(66);
      jest.spyOn(chat.at.twins.conversations, 'send').mockResolvedValueOnce(failed(lost));
      await chat.send.again(offer, key);
      await settled();
      expect([sends(chat), chat.said(offer)]).toEqual([2, ['Hello (checking)']]);
      chat.at.calls.length = 0;
      chat.at.twins.browserWindow.goOnline();
      await settled();
      expect(chat.at.calls.filter(call => call === `conversation ${offer}`)).toHaveLength(1);
    });

    it('counts as sent although another message was refused', async () => {
      const { chat, offer } = await lostMessage();
      chat.at.twins.line.failNext({ reason: 'refused', status: 422, message: 'No.' });
      await chat.write(offer, 'Refused');
      chat.at.dealer.sendMessage(offer, 'Hello');
      await chat.at.passesInSeconds(11);
      expect(chat.said(offer)).toEqual(['Hello', 'Refused (notSent)']);
      expect(chat.at.work.isAny).toBe(false);
    });

    it('is not sent again if it arrived after all or if the check fails', async () => {
      const { chat, offer, key } = await lostMessage();
      await chat.at.passesInSeconds(66);
      chat.at.twins.line.failNext({ reason: 'offline' });
      await chat.send.again(offer, key);
      expect([sends(chat), chat.said(offer)]).toEqual([1, ['Hello (unknown)']]);
      chat.at.dealer.sendMessage(offer, 'Hello');
      await chat.send.again(offer, key);
      expect([sends(chat), chat.said(offer)]).toEqual([1, ['Hello']]);
    });
  });

  it('a message that never left is not looked for, and its text stays', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.failNext({ reason: 'notSent' });
    chat.at.calls.length = 0;
    await chat.write(offer, 'Hello');
    expect(chat.said(offer)).toEqual(['Hello (notSent)']);
    await chat.at.passesInSeconds(66);
    expect(chat.said(offer)).toEqual(['Hello (notSent)']);
    expect(chat.at.twins.diagnostics.measurements).toEqual([]);
  });

  describe('a reloaded conversation', () => {
    it('has its typed text in the field and can send unsent messages again', async () => {
      const { chat, offer } = await inConversation();
      chat.at.twins.line.failNext({ reason: 'offline' }, 2);
      await chat.write(offer, 'Lost');
      chat.type(offer, 'Half a sentence');
      await chat.at.passes(500);

      const reloaded = await aConversation();
      const contents = await chat.at.twins.book.contents(chat.at.session.dealerKey);
      await reloaded.at.twins.book.merge(reloaded.at.session.dealerKey, contents.ok ? contents.value : emptyBook);
      await reloaded.store.open(offer);
      expect(reloaded.text(offer)).toBe('Half a sentence');
      expect(reloaded.said(offer)).toEqual(['Lost (unknown)']);
      await reloaded.send.again(offer, reloaded.held(offer).outgoing[0]!.key);
      await reloaded.frame();
      expect(reloaded.said(offer)).toEqual(['Lost']);
    });

    it('shows a message that arrived after all', async () => {
      const { chat, offer } = await inConversation();
      const key = chat.at.session.dealerKey;
      const reloaded = await aConversation();
      reloaded.at.dealer.sendMessage(offer, 'Arrived');
      const unsent = { body: 'Arrived', after: 0, isRefused: false };
      await reloaded.at.twins.kept.keep(key, 'unsentMessages', `${offer} 5`, unsent);
      await reloaded.store.open(offer);
      expect(reloaded.said(offer)).toEqual(['Arrived']);
      await settled();
      expect(await reloaded.at.twins.kept.readAll(key, 'unsentMessages')).toEqual(new Map());
    });
  });

  it('a sent message leaves no draft', async () => {
    const { chat, offer } = await inConversation();
    await chat.write(offer, 'Hello');
    await chat.at.passes(1_000);
    const { kept } = chat.at.twins;
    for (const collection of ['typedMessages', 'unsentMessages'] as const) {
      expect(await kept.readAll(chat.at.session.dealerKey, collection)).toEqual(new Map());
    }
  });

  it('a message whose effect shows after its outcome counted as unknown ends its work once', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.failNext({ reason: 'timedOut' });
    await chat.write(offer, 'Late');
    await chat.at.passesInSeconds(66);
    expect(chat.said(offer)).toEqual(['Late (unknown)']);
    chat.at.dealer.sendMessage(offer, 'Late');
    chat.at.twins.liveFeed.drop();
    await chat.at.twins.liveFeed.reconnect();
    await settled();
    expect(chat.said(offer)).toEqual(['Late']);
    runInAction(() => chat.at.work.writeStarted());
    expect(chat.at.work.isAny).toBe(true);
  });
});

describe('SendMessage, with answers in any order', () => {
  type Step = readonly [what: 'open' | 'close' | 'write' | 'support' | 'types', offer: number];

  const anyStep: fc.Arbitrary<Step> = fc.tuple(
    fc.constantFrom(
      'open' as const,
      'close' as const,
      'write' as const,
      'write' as const,
      'support' as const,
      'types' as const,
    ),
    fc.nat({ max: 2 }),
  );

  it('requests, answers and echoes in any order never mix conversations, and never lose or double a message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { maxLength: 14 }), async (scheduler, plan) => {
        const chat = await aConversationRace(scheduler);
        const offers = chat.talkedAbout().slice(0, 3);
        const before = offers.map(offer => chat.served(offer));
        const typed: string[][] = offers.map(() => []);
        const opened = new Set<number>();
        const opening: Step[] = offers.map((_, index) => ['open', index]);
        await run(scheduler, opening, ([, index]) => {
          opened.add(index);
          void chat.store.open(offers[index]!);
        });
        await run(scheduler, plan, ([what, index]) => {
          const offer = offers[index]!;
          if (what === 'open') {
            if (!opened.has(index)) void chat.store.open(offer);
            opened.add(index);
          } else if (what === 'close') {
            if (opened.delete(index)) chat.store.close(offer);
          } else if (what === 'write') {
            // The texts are the same in each conversation, so that only their ids distinguish them.
            typed[index]!.push('Same words');
            void chat.write(offer, 'Same words');
          } else if (what === 'support') chat.supportSays(offer, 'Same words');
          else chat.supportTypes(offer, true);
        });
        offers.forEach((offer, index) => {
          expect(chat.said(offer).sort()).toEqual(chat.served(offer).sort());
          expect(chat.held(offer).messages.every(({ conversationId }) => conversationId === chat.held(offer).id)).toBe(
            true,
          );
          const own = chat
            .held(offer)
            .messages.slice(before[index]!.length)
            .filter(({ author }) => author === 'dealer');
          expect(own).toHaveLength(typed[index]!.length);
          if (opened.has(index)) expect(chat.held(offer).unread).toBe(0);
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('Conversation, in any sequence of steps', () => {
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
});
