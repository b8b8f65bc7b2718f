/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicRoutes } from './rest/publicRoutes';
import { restRoutes } from './rest/restRoutes';

const textOf = (...parts: string[]): string => readFileSync(path.join(__dirname, ...parts), 'utf8');

/** What the rows of a section's tables name in their first column. */
function rowsUnder(heading: string): string[] {
  const section =
    textOf('../../docs/wire.md')
      .split(/^## /m)
      .find(text => text.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!).sort();
}

/** `PUT /dealers_api/clients/:id` for the pattern of a route. The market API has a base URL of its own. */
const readable = (call: RegExp): string =>
  call.source
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\/', '/')
    .replace(/\([^)]+\)/g, ':id')
    .replace(' /market/', ' /');

const accepted = { ok: true, value: undefined } as const;

describe('the page about the wire', () => {
  it('names each call that the stand-in answers, and no other', () => {
    const routes = [
      ...publicRoutes({ forgotPassword: () => accepted, renewPassword: () => accepted }),
      ...restRoutes({ buyNowAcceptMethod: 'PUT', recordAnalytics: () => {} }),
    ];
    expect(rowsUnder('REST')).toEqual(routes.map(({ call }) => readable(call)).sort());
  });

  it('names each channel that the app subscribes to, and no other', () => {
    const subscribed = textOf('../../src/infrastructure/actionCable/CableChannels.ts').match(
      /(?<=\[')\w+Channel(?=')/g,
    );
    expect(rowsUnder('Action Cable')).toEqual(subscribed?.sort());
  });

  it('names each flow of the user pool', () => {
    const [, calls = ''] = /^type CognitoCall =([^;]+);/m.exec(textOf('cognito/CognitoPool.ts')) ?? [];
    expect(rowsUnder('Cognito')).toEqual(calls.match(/\w+/g)?.sort());
  });
});
