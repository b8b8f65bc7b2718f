/** @jest-environment node */
import { toClientJson } from '../../../src/infrastructure/http/selling/json/ClientJson';
import { aClientForm } from '../../support/aClientForm';
import { ScriptedDealer } from '../ScriptedDealer';
import { RestApi } from './RestApi';

const withJson = { authorization: 'Bearer good.token', 'content-type': 'application/json' };
const CLIENTS = '/market/dealers_api/clients';

function standing() {
  const dealer = new ScriptedDealer();
  const api = new RestApi({ dealerOf: token => (token === 'good.token' ? dealer : undefined) });
  const ask = (method: string, path: string, json?: unknown) => {
    const [address = '', query = ''] = path.split('?');
    const body = json === undefined ? '' : JSON.stringify(json);
    return api.answer({ method, path: address, query, headers: withJson, body });
  };
  return { api, dealer, ask };
}

it('the market API answers valid requests', () => {
  const { api, ask } = standing();
  expect(ask('GET', `${CLIENTS}?page=1&per_page=20`)).toMatchObject({ status: 200, json: { total_count: 47 } });
  expect(ask('GET', `${CLIENTS}?page=1`)).toMatchObject({ status: 200, json: { total_pages: 3 } });
  expect(ask('POST', CLIENTS, toClientJson(aClientForm())).status).toBe(204);
  expect(api.violations).toEqual([]);
});

const good = toClientJson(aClientForm());

it.each([
  ['GET', CLIENTS, undefined, 400],
  ['GET', `${CLIENTS}?page=0`, undefined, 400],
  ['GET', `${CLIENTS}?page=1&query=x`, undefined, 400],
  ['GET', '/dealers_api/clients?page=1', undefined, 404],
  ['GET', `${CLIENTS}/seven`, undefined, 404],
  ['POST', CLIENTS, { client: good }, 422],
  ['POST', CLIENTS, { ...good, email_address: 'a@b.example' }, 422],
  ['POST', CLIENTS, { ...good, place: ' Kiel' }, 422],
  ['POST', CLIENTS, { ...good, country: '' }, 422],
  ['PUT', `${CLIENTS}/7`, {}, 422],
  ['DELETE', `${CLIENTS}/7`, {}, 422],
  ['PUT', '/market/dealers/clients/7', { client: { name: 'Kiel', email: 'a@b.example' } }, 404],
  ['PUT', '/dealers/clients/7', { client: { name: 'Kiel', email: 'a@b.example' } }, 404],
])('the market API refuses %s %s %j', (method, path, json, status) => {
  const { api, ask } = standing();
  expect(ask(method, path, json).status).toBe(status);
  expect(api.violations).toHaveLength(1);
});

it('the market API refuses a dealer with a locked sell module without a violation', () => {
  const { api, dealer, ask } = standing();
  dealer.refusal = { reason: 'refused', status: 403, message: 'Locked.' };
  expect(ask('GET', `${CLIENTS}?page=1`)).toEqual({ status: 403, json: { errors: { base: ['Locked.'] } } });
  expect(api.violations).toEqual([]);
});
