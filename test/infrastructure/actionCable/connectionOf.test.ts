/** @jest-environment jsdom */
import { adapters, type Consumer, createConsumer } from '@rails/actioncable';
import { cableAddress, connectionOf } from '../../../src/infrastructure/actionCable/connectionOf';
import { ScriptedSocket } from './ScriptedSocket';

let consumer: Consumer;
let attempts: number;

/** Counts the attempts that reach the replaced `open`. */
function replaceOpen(): void {
  const connection = connectionOf(consumer);
  const { open } = connection;
  connection.open = () => {
    attempts += 1;
    return open();
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  // The monitor then looks for the first time after 9 seconds.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.assign(adapters, { WebSocket: ScriptedSocket });
  Object.assign(ScriptedSocket, { made: [], forbidden: false, unanswered: false });
  attempts = 0;
  consumer = createConsumer('wss://paddock.example/cable');
  replaceOpen();
});

afterEach(() => {
  consumer.disconnect();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the connection of an Action Cable consumer', () => {
  it('opens its first socket through the replaced method', () => {
    consumer.connect();
    expect([attempts, ScriptedSocket.made.length]).toEqual([1, 1]);
  });

  it('reopens a lost socket through the replaced method', () => {
    consumer.connect();
    ScriptedSocket.latest.accept().welcome().hangUp();
    jest.advanceTimersByTime(10_000);
    expect([attempts, ScriptedSocket.made.length]).toEqual([2, 2]);
  });

  it('reopens a silent socket through the replaced method', () => {
    consumer.connect();
    ScriptedSocket.latest.accept().welcome();
    jest.advanceTimersByTime(10_000);
    expect([attempts, ScriptedSocket.made.length]).toEqual([2, 2]);
  });

  it('is active while a socket is open or about to open', () => {
    const connection = connectionOf(consumer);
    const states = [connection.isActive()];
    consumer.connect();
    states.push(connection.isActive());
    ScriptedSocket.latest.accept();
    states.push(connection.isActive());
    ScriptedSocket.latest.hangUp();
    states.push(connection.isActive());
    expect(states).toEqual([false, true, true, false]);
  });

  it('has the newest socket, and listens to it with handlers that can be replaced', () => {
    consumer.connect();
    const socket = connectionOf(consumer).webSocket;
    expect(socket).toBe(ScriptedSocket.latest);
    expect([typeof socket.onmessage, typeof socket.onclose]).toEqual(['function', 'function']);
  });

  it('throws at a message that is not JSON', () => {
    consumer.connect();
    const socket = ScriptedSocket.latest.accept();
    expect(() => socket.sayText('<html>')).toThrow(SyntaxError);
  });

  it('has a monitor that runs from the first socket until no other attempt is wanted', () => {
    const { monitor } = connectionOf(consumer);
    const isRunning = [monitor.isRunning()];
    consumer.connect();
    isRunning.push(monitor.isRunning());
    ScriptedSocket.latest.accept().say({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    isRunning.push(monitor.isRunning());
    expect(isRunning.map(Boolean)).toEqual([false, true, false]);
  });

  it('has a monitor that looks through a method that can be replaced, and compares times of the clock', () => {
    const { monitor } = connectionOf(consumer);
    const looks = jest.fn();
    monitor.reconnectIfStale = looks;
    consumer.connect();
    const startedAt = Date.now();
    expect([monitor.refreshedAt, monitor.disconnectedAt]).toEqual([startedAt, undefined]);
    jest.advanceTimersByTime(10_000);
    expect(looks).toHaveBeenCalledTimes(1);
    monitor.recordMessage();
    monitor.recordDisconnect();
    expect([monitor.refreshedAt, monitor.disconnectedAt]).toEqual([startedAt + 10_000, startedAt + 10_000]);
  });
});

describe('cableAddress', () => {
  it.each([
    ['/cable', 'https://paddock.example/browsing/browse', 'wss://paddock.example/cable?token=t'],
    ['/cable', 'http://localhost:8080/', 'ws://localhost:8080/cable?token=t'],
    ['wss://live.example/cable', 'https://paddock.example/', 'wss://live.example/cable?token=t'],
    ['https://live.example/cable?v=1', 'https://paddock.example/', 'wss://live.example/cable?v=1&token=t'],
  ])('turns %s on the page %s into %s', (cableUrl, page, address) =>
    expect(cableAddress(cableUrl, page, 't')).toBe(address),
  );

  it('encodes the token', () => {
    const address = cableAddress('/cable', 'https://paddock.example', 'a+b/c=&d');
    expect(new URL(address).searchParams.get('token')).toBe('a+b/c=&d');
    expect(address).not.toContain('a+b');
  });
});
