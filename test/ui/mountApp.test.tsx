/** @jest-environment jsdom */
import './support/jsdomPage';
import { act, screen } from '@testing-library/react';
import { FetchedTexts } from '../../src/infrastructure/browser/FetchedTexts';
import { mountStartFailure } from '../../src/ui/mountApp';

afterEach(() => document.body.replaceChildren());

it.each([
  [{ key: 'marketApiBaseUrl', problem: 'wrongValue' }, /marketApiBaseUrl/],
  [{ key: 'backend', problem: 'wrongValue' }, /backend/],
  [{ key: '', problem: 'invalidJson' }, /JSON/],
] as const)('a start that fails because of %j shows a page that says so', async (fault, says) => {
  const texts = await new FetchedTexts().read('en');
  const element = document.body.appendChild(document.createElement('div'));
  await act(async () => mountStartFailure({ element, language: 'en', texts }, fault));
  const page = screen.getByRole('alert');
  expect(page.querySelector('h1')?.textContent).toBe('Paddock cannot start');
  expect(page.querySelector('p')?.textContent).toMatch(says);
});
