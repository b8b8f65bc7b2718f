/** @jest-environment node */
import { once } from 'node:events';
import { anna, CableBench, piotr, subscribe, until } from './CableBench';

let bench: CableBench;

beforeEach(async () => {
  bench = await new CableBench().open();
});

afterEach(() => bench.close());

describe('a cable channel', () => {
  it('pushes to its subscribers', async () => {
    const consumer = bench.consumer();
    const offers = subscribe(consumer, 'DealerOffersChannel');
    const bets = subscribe(consumer, 'BetsChannel');
    await until(() => offers.includes('connected') && bets.includes('connected'));

    bench.cable.broadcast('BetsChannel', { offer: { id: 1 } });
    await until(() => bets.length === 2);

    expect(bets).toEqual(['connected', { offer: { id: 1 } }]);
    expect(offers).toEqual(['connected']);
  });

  it('can push to one dealer only', async () => {
    const annas = subscribe(bench.consumer('anna'), 'BetsChannel');
    const piotrs = subscribe(bench.consumer('piotr'), 'BetsChannel');
    await until(() => bench.cable.subscriptions('BetsChannel').length === 2);

    bench.cable.broadcast('BetsChannel', 'for Piotr', piotr);
    bench.cable.broadcast('BetsChannel', 'for all');
    await until(() => [annas, piotrs].every(heard => heard.includes('for all')));

    expect(annas).toEqual(['connected', 'for all']);
    expect(piotrs).toEqual(['connected', 'for Piotr', 'for all']);
  });

  it('sends its initial message before the confirmation', async () => {
    const counters = subscribe(bench.consumer(), 'CountersChannel');

    await until(() => counters.length === 2);

    expect(counters).toEqual([{ counters: anna }, 'connected']);
  });

  it('can be rejected without affecting the others', async () => {
    bench.cable.rejectedChannels.add('ChatChannel');
    const consumer = bench.consumer();
    const chat = subscribe(consumer, 'ChatChannel');
    const bets = subscribe(consumer, 'BetsChannel');

    await until(() => chat.length > 0 && bets.length > 0);

    expect([chat, bets]).toEqual([['rejected'], ['connected']]);
    expect(bench.cable.subscriptions('ChatChannel')).toEqual([]);
  });

  it('sends nothing after an unsubscription', async () => {
    const consumer = bench.consumer();
    const subscription = consumer.subscriptions.create('BetsChannel');
    await until(() => bench.cable.subscriptions('BetsChannel').length === 1);

    subscription.unsubscribe();

    await until(() => bench.cable.subscriptions('BetsChannel').length === 0);
    expect(bench.cable.connections()).toEqual({ [anna]: 1 });
  });

  it('confirms and pushes once to a duplicate subscription', async () => {
    const { socket, frames } = bench.socket(['actioncable-v1-json']);
    const command = JSON.stringify({ command: 'subscribe', identifier: '{"channel":"BetsChannel"}' });
    await once(socket, 'open');

    socket.send(command);
    socket.send(command);
    await until(() => frames.some(frame => frame.type === 'confirm_subscription'));
    bench.cable.broadcast('BetsChannel', 'hello');
    bench.cable.disconnectAll({ reason: 'server_restart', reconnect: true });
    await once(socket, 'close');

    expect(frames.filter(({ type }) => type !== 'ping')).toEqual([
      { type: 'welcome' },
      { type: 'confirm_subscription', identifier: '{"channel":"BetsChannel"}' },
      { identifier: '{"channel":"BetsChannel"}', message: 'hello' },
      { type: 'disconnect', reason: 'server_restart', reconnect: true },
    ]);
  });
});
