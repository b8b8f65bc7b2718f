/** @jest-environment node */
import { once } from 'node:events';
import { ConnectionMonitor } from '../../support/cableSettings';
import { anna, CableBench, subscribe, until } from './CableBench';

const patience = ConnectionMonitor.staleThreshold;

let bench: CableBench;

beforeEach(async () => {
  bench = await new CableBench().open();
});

afterEach(async () => {
  ConnectionMonitor.staleThreshold = patience;
  await bench.close();
});

describe('a cable connection', () => {
  it('with an unknown token is closed without a reconnection', async () => {
    const bets = subscribe(bench.consumer('expired'), 'BetsChannel');

    await until(() => bets.length > 0);

    expect(bets).toEqual(['disconnected']);
    expect(bench.cable.tokensSeen).toEqual(['expired-1']);
    expect(bench.cable.connections()).toEqual({});
  });

  it('is forgotten when the client leaves', async () => {
    const consumer = bench.consumer();
    subscribe(consumer, 'BetsChannel');
    await until(() => bench.cable.subscriptions('BetsChannel').includes(anna));

    consumer.disconnect();

    await until(() => Object.keys(bench.cable.connections()).length === 0);
    expect(bench.cable.subscriptions('BetsChannel')).toEqual([]);
  });

  it('stays closed when the server forbids a reconnection', async () => {
    const bets = subscribe(bench.consumer(), 'BetsChannel');
    await until(() => bets.includes('connected'));

    bench.cable.disconnectAll({ reason: 'remote', reconnect: false });
    await until(() => bets.length === 2);

    expect(bets).toEqual(['connected', 'disconnected']);
  });

  it('is reopened with a new token once a dropped server is back', async () => {
    ConnectionMonitor.staleThreshold = 0.2;
    const bets = subscribe(bench.consumer(), 'BetsChannel');
    await until(() => bets.includes('connected'));

    bench.cable.refuseConnections(true);
    bench.cable.dropAll();
    await until(() => bench.cable.tokensSeen.length >= 3);
    expect(bench.cable.connections()).toEqual({});
    bench.cable.refuseConnections(false);
    await until(() => bets.includes('reconnected'));

    expect(bets.slice(0, 2)).toEqual(['connected', 'disconnected, will retry']);
    expect(bench.cable.connections()).toEqual({ [anna]: 1 });
    expect(new Set(bench.cable.tokensSeen).size).toBe(bench.cable.tokensSeen.length);
  });

  it('is kept alive by pings and abandoned without them', async () => {
    ConnectionMonitor.staleThreshold = 0.2;
    const { frames } = bench.socket(['actioncable-v1-json']);
    const bets = subscribe(bench.consumer(), 'BetsChannel');
    await until(() => bets.includes('connected') && frames.some(({ type }) => type === 'ping'));

    bench.cable.stopPings();

    await until(() => bets.includes('reconnected'));
    expect(frames.find(({ type }) => type === 'ping')).toEqual({ type: 'ping', message: expect.any(Number) as number });
  });

  it('accepts only the Action Cable protocol', async () => {
    const { socket } = bench.socket(['graphql-ws']);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toBe('Server sent no subprotocol');

    const { socket: known } = bench.socket(['graphql-ws', 'actioncable-v1-json']);
    await once(known, 'open');
    expect(known.protocol).toBe('actioncable-v1-json');
  });
});
