/** @jest-environment node */
import type { Fault } from './Faults';
import { answerInPlace, spoiltAnswer } from './faultyAnswer';
import type { RestAnswer } from './rest/RestApi';

const page = {
  status: 200,
  json: {
    offers: [
      { id: 1, hash_id: 'A' },
      { id: 2, hash_id: 'B' },
    ],
    total_pages: 1,
  },
};

const spoilt = (answer: RestAnswer, fault: Fault | undefined) => spoiltAnswer(answer, fault).text;

it('spoiltAnswer leaves an answer unchanged without a fault', () => {
  expect(JSON.parse(spoilt(page, undefined))).toEqual(page.json);
  expect(spoiltAnswer({ status: 204, json: undefined }, undefined)).toEqual({ status: 204, type: null, text: '' });
});

it('spoiltAnswer removes one key from one row of a copy', () => {
  expect(JSON.parse(spoilt(page, { missingKeyInRow: { index: 1, key: 'hash_id' } }))).toEqual({
    offers: [{ id: 1, hash_id: 'A' }, { id: 2 }],
    total_pages: 1,
  });
  expect(page.json.offers[1]).toEqual({ id: 2, hash_id: 'B' });
  const one = { status: 200, json: { offer: { id: 1, photos: [{ id: 9 }] } } };
  expect(spoilt(one, { missingKeyInRow: { index: 0, key: 'id' } })).toBe('{"offer":{"photos":[{"id":9}]}}');
});

it('spoiltAnswer throws if there is no such key to remove', () => {
  expect(() => spoilt(page, { missingKeyInRow: { index: 2, key: 'id' } })).toThrow("no row 2 with a key 'id'");
});

it('spoiltAnswer sends half of the JSON or JSON of another shape', () => {
  expect(() => void JSON.parse(spoilt(page, { malformedJson: true }))).toThrow(SyntaxError);
  expect(() => void JSON.parse(spoilt({ status: 204, json: undefined }, { malformedJson: true }))).toThrow(SyntaxError);
  expect(spoilt(page, { wrongShape: true })).toBe('{"unexpected":true}');
});

it('answerInPlace sends a refusal or an HTML page', () => {
  expect(answerInPlace({ status: 503 })).toMatchObject({ status: 503, text: '{}' });
  expect(answerInPlace({ status: 422, words: 'No.' })).toMatchObject({
    status: 422,
    text: '{"errors":{"base":["No."]}}',
  });
  expect(answerInPlace({ status: 429, retryAfter: '2' })).toMatchObject({ status: 429, retryAfter: '2' });
  expect(answerInPlace({ html: 200 })).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(answerInPlace({ loseAnswer: true })).toBeNull();
});
