/** @jest-environment node */
import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import { success } from '../../../../src/domain/shared/Result';
import { HttpClients } from '../../../../src/infrastructure/http/selling/HttpClients';
import { toClientJson } from '../../../../src/infrastructure/http/selling/json/ClientJson';
import { aClientForm } from '../../../support/aClientForm';
import { anHttpClient, settled } from '../anHttpClient';
import { empty } from '../ScriptedHost';

const id = 7 as ClientId;
const form = aClientForm();

// The specification also names PUT /dealers/clients/{id}, which knows no more than a name and an e-mail address.
it.each<readonly [string, (clients: HttpClients) => Promise<unknown>, object]>([
  [
    'created',
    clients => clients.create(form),
    { method: 'POST', address: 'https://api.example/dealers_api/clients', body: toClientJson(form) },
  ],
  [
    'changed',
    clients => clients.update(id, form),
    { method: 'PUT', address: 'https://api.example/dealers_api/clients/7', body: toClientJson(form) },
  ],
  [
    'removed',
    clients => clients.remove(id),
    { method: 'DELETE', address: 'https://api.example/dealers_api/clients/7', body: null },
  ],
])('a client is %s by one request, to the address that takes all fields', async (_, write, request) => {
  const { client, host } = anHttpClient([empty(204), empty(204)]);
  expect(await write(new HttpClients(client))).toEqual(success(undefined));
  await settled();
  expect(host.asked.map(({ method, address, body }) => ({ method, address, body }))).toEqual([request]);
});
