/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, '../../../../src/ui/bidding/bar/BidForm.module.css'), 'utf8');

/** How many of the six columns each of so many chips takes. */
function spansOf(count: number): readonly number[] {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = `<div class="chips">${'<button></button>'.repeat(count)}</div>`;
  return [...document.querySelectorAll('button')].map(chip =>
    Number(getComputedStyle(chip).getPropertyValue('grid-column').replace(/\D/g, '')),
  );
}

describe('the amounts of a bid form', () => {
  it.each([5, 6, 7])('fill their rows if there are %d of them', count => {
    let room = 6;
    for (const span of spansOf(count)) {
      expect(span).toBeLessThanOrEqual(room);
      room = room === span ? 6 : room - span;
    }
    expect(room).toBe(6);
  });
});
