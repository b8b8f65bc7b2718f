/** @jest-environment jsdom */
import { Score } from '../../../../src/ui/offers/tile/Score';
import { renderView } from '../../support/renderView';

it.each([
  [78, '78 · strong', 1],
  [50, '50 · fair', 1],
  [0, '0 · weak', 1],
  [null, 'not scored', 0],
])('a score of %s is a number with its band and a bar, if it is known', async (score, text, bars) => {
  const shown = await renderView(<Score score={score} />);
  expect(shown.textContent).toBe(text);
  expect(shown.querySelectorAll('svg[data-band]')).toHaveLength(bars);
});
