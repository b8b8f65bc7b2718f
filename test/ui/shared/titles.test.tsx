/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { type PageOptions, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';

// A screen reader may say it twice.
it.each<[string, PageOptions['as']]>([
  [`${paths.browse}?type=Motorbike&country=DE`, 'buyer'],
  [paths.myBets, 'buyer'],
  [paths.issuedInvoices, 'seller'],
])('at %s, no tooltip repeats the label of its element', async (path, as) => {
  const page = await renderPage(path, { as: as! });
  await screen.findAllByRole(as === 'seller' ? 'row' : 'article');
  await startUp(page);
  const labelled = [...document.querySelectorAll<HTMLElement>('[title][aria-label]')];
  expect(labelled.filter(({ ariaLabel, title }) => `${ariaLabel}:`.startsWith(`${title}:`))).toEqual([]);
});
