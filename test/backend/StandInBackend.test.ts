/** @jest-environment node */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { HashId } from '../../src/domain/offers/Offer';
import { groupedNumber } from '../../src/domain/shared/groupedNumber';
import { toRuntimeConfig } from '../../src/infrastructure/RuntimeConfig';
import { signInByPassword } from '../infrastructure/cognito/webCrypto/signInByPassword';
import { CableListener } from './cable/CableListener';
import { StandInBackend } from './StandInBackend';
import { wireCounters } from './wire/wireCounters';

interface RowJson {
  readonly id: number;
  readonly hash_id: string;
  readonly vehicle_type: string;
  readonly highest_bet: number;
  readonly buy_now_price: number;
  readonly current_dealer_highest_bet: number | null;
  readonly is_liked: boolean;
  readonly closed: boolean;
  readonly photo: string | null;
}

interface PageJson {
  readonly offers: readonly RowJson[];
  readonly total_count: number;
}

let backend: StandInBackend;
let token: string;

beforeEach(async () => {
  backend = await StandInBackend.start({ offers: 120 });
});

afterEach(() => backend.stop());

function account(kind: 'buyer' | 'seller' | 'testAccess') {
  const found = backend.marketplace.accounts.find(candidate => candidate.kind === kind);
  if (!found) throw new Error(`The market has no ${kind}.`);
  return found;
}

async function signIn(email: string, password: string): Promise<string> {
  const answer = await signInByPassword(backend.config().cognito, email, password);
  if (!answer.ok) throw Object.assign(new Error('The pool refuses the sign-in.'), answer.failure);
  return answer.value.accessToken;
}

function ask(method: string, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  return fetch(`${backend.config().apiBaseUrl}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function read<Json>(path: string): Promise<Json> {
  return (await (await ask('GET', path)).json()) as Json;
}

const list = (name: string, question = 'page=1') => read<PageJson>(`/api/v2/offers/${name}?${question}`);
const opened = async (id: number | string) => (await read<{ offer: RowJson }>(`/api/v2/offers/${id}`)).offer;
const bid = (row: RowJson, value: number) => ask('POST', '/api/v2/bets', { bet: { value, offer_id: row.id } });

function first(rows: readonly RowJson[], fits: (row: RowJson) => boolean = () => true): RowJson {
  const row = rows.find(fits);
  if (!row) throw new Error('No row fits.');
  return row;
}

it('the stand-in backend writes a configuration that the app accepts', () => {
  expect(toRuntimeConfig(backend.config())).toEqual({ ok: true, value: backend.config() });
});

it('the stand-in backend is unreachable while it is down and unchanged when it is up again', async () => {
  const profile = () => fetch(`${backend.origin}/api/v2/profiles`);
  expect((await profile()).status).toBe(401);
  backend.faults.down();
  await expect(profile()).rejects.toThrow('fetch failed');
  backend.faults.up();
  expect((await profile()).status).toBe(401);
});

it('the cable of the stand-in backend rejects an invalid token', async () => {
  const stranger = new WebSocket(`${backend.config().cableUrl}?token=made-up`, ['actioncable-v1-json']);
  const [frame] = (await once(stranger, 'message')) as [Buffer];
  expect(JSON.parse(String(frame))).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
  expect(JSON.stringify(backend.requests)).not.toContain('made-up');
});

it('the stand-in backend closes a WebSocket outside the cable path', async () => {
  const lost = new WebSocket(`${backend.config().cableUrl.replace('/cable', '/elsewhere')}`, ['actioncable-v1-json']);
  await expect(once(lost, 'open')).rejects.toThrow('socket hang up');
});

describe('the stand-in backend', () => {
  let cable: CableListener;

  beforeEach(async () => {
    token = backend.pool.issueTokens(account('buyer').email).AccessToken;
    const channels = ['DealerOffersChannel', 'BetsChannel', 'InAppNotificationsChannel'];
    cable = await CableListener.open(backend.config().cableUrl, token, channels);
  });

  afterEach(() => {
    cable.close();
    expect(backend.violations).toEqual([]);
  });

  it('signs in a dealer with the right password only', async () => {
    const { email, password } = account('seller');
    token = await signIn(email, password);
    expect(await read('/api/v2/profiles')).toMatchObject({ dealer: { email, sell_module_unlocked: true } });
    await expect(signIn(email, 'Wrong!Password1')).rejects.toMatchObject({ reason: 'passwordInvalid' });
    expect((await fetch(`${backend.origin}/api/v2/profiles`)).status).toBe(401);
  });

  it('lists, filters and opens offers with existing photos', async () => {
    const all = await list('browse');
    const campers = await list('browse', 'page=1&filters%5Bvehicle_type%5D=Camper');
    expect(new Set(campers.offers.map(row => row.vehicle_type))).toEqual(new Set(['Camper']));
    expect(campers.total_count).toBeLessThan(all.total_count);

    const row = first(all.offers, ({ photo }) => photo !== null);
    expect(await opened(row.id)).toEqual(await opened(row.hash_id));
    const photo = await fetch(row.photo ?? '');
    expect(photo.headers.get('content-type')).toBe('image/svg+xml');
    expect(await photo.text()).not.toContain('PAINT');
  });

  it('accepts a bid, refuses one that is too low and pushes the bid of a rival', async () => {
    const row = first((await list('browse')).offers, ({ current_dealer_highest_bet: own }) => own === null);
    const refused = await bid(row, row.highest_bet + 49);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(
      new RegExp(`^{"errors":{"base":\\[".*${groupedNumber(row.highest_bet + 50)}.*"\\]}}$`),
    );
    expect(await opened(row.id)).toMatchObject({ highest_bet: row.highest_bet, current_dealer_highest_bet: null });

    const value = row.highest_bet + 50;
    const taken = (await (await bid(row, value)).json()) as { offer: RowJson };
    expect(taken.offer).toMatchObject({ hash_id: row.hash_id, highest_bet: value, current_dealer_highest_bet: value });
    expect((await list('dealer_offers')).offers.map(({ id }) => id)).toContain(row.id);

    expect((await pushed(row)).highest_bet).toBe(value);

    expect(backend.marketplace.rivalBids(row.hash_id as HashId)).toBe(true);
    const { highest_bet } = await pushed(row);
    expect(highest_bet).toBeGreaterThanOrEqual(value + 50);
    expect(await opened(row.id)).toMatchObject({ highest_bet, current_dealer_highest_bet: value });
  });

  it('sells at the fixed price once', async () => {
    const row = first((await list('browse', 'page=1&buy_now_only=true')).offers);
    expect(row.buy_now_price).toBeGreaterThan(0);
    const accept = () => ask('PUT', '/api/v2/buy_now_contracts/accept', { buy_now_contract: { offer_id: row.id } });

    const bought = await accept();
    expect([bought.ok, await bought.text()]).toEqual([true, '']);
    expect(await opened(row.id)).toMatchObject({ closed: true });
    expect((await accept()).status).toBe(422);
  });

  it('likes and counts offers and sends every counter on subscription', async () => {
    const before = (await cable.next('InAppNotificationsChannel')) as ReturnType<typeof wireCounters>;
    const { email } = account('buyer');
    expect(before).toEqual(wireCounters(backend.marketplace.dealer(email)?.counters() ?? {}));
    expect(before.liked_offers).toBe((await list('liked')).total_count);
    const row = first((await list('browse')).offers, ({ is_liked }) => !is_liked);
    const liked = { liked_offer: { offer_id: row.id } };

    expect((await ask('POST', '/api/v2/liked_offers', liked)).ok).toBe(true);
    expect(await cable.next('InAppNotificationsChannel')).toMatchObject({
      liked_offers: (before.liked_offers ?? 0) + 1,
    });
    expect((await list('liked')).offers.map(({ id }) => id)).toContain(row.id);
    expect((await ask('DELETE', '/api/v2/liked_offers/delete', liked)).ok).toBe(true);
    expect((await list('liked')).offers.map(({ id }) => id)).not.toContain(row.id);
  });

  it('pushes a new offer to every dealer in the same row', async () => {
    const hashId = backend.marketplace.publish();
    const { offer } = (await cable.next('DealerOffersChannel')) as { offer: RowJson };
    expect(offer.hash_id).toBe(hashId);
    expect(Object.keys(offer)).not.toEqual(expect.arrayContaining(['is_liked']));
    expect(first((await list('browse')).offers).hash_id).toBe(hashId);
  });

  it('pushes the data of a dealer only to that dealer', async () => {
    const { email } = account('seller');
    const { AccessToken } = backend.pool.issueTokens(email);
    const channels = ['DealerOffersChannel', 'InAppNotificationsChannel'];
    const other = await CableListener.open(backend.config().cableUrl, AccessToken, channels);
    await other.next('InAppNotificationsChannel');

    const row = first((await list('browse')).offers, ({ is_liked }) => !is_liked);
    await ask('POST', '/api/v2/liked_offers', { liked_offer: { offer_id: row.id } });
    backend.marketplace.publish();
    await other.next('DealerOffersChannel');
    expect(other.heard).toEqual([]);
    other.close();
  });

  it('refuses the bid of a dealer with test access', async () => {
    token = backend.pool.issueTokens(account('testAccess').email).AccessToken;
    const row = first((await list('browse')).offers);
    expect((await bid(row, row.highest_bet + 50)).status).toBe(403);
  });

  async function pushed({ hash_id }: RowJson): Promise<RowJson> {
    for (;;) {
      const { offer } = (await cable.next('BetsChannel')) as { offer: RowJson };
      if (offer.hash_id === hash_id && offer.current_dealer_highest_bet === undefined) return offer;
    }
  }
});
