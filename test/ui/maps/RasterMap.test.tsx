/** @jest-environment jsdom */
import '../support/jsdomPage';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import type { Position } from '../../../src/domain/valuation/Distance';
import { attributionParts, RasterMap } from '../../../src/ui/maps/RasterMap';
import { renderView } from '../support/renderView';

describe('the map of the tile server', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 };

  async function renderMap(onChoose?: (place: Position) => void) {
    await renderView(
      <RasterMap
        position={{ ...berlin, exact: true }}
        server={{ tileUrl: '/1.png', attribution: 'Maps by <a href="https://maps.example/rights">Example</a>' }}
        label="Map with your yard"
        isShown
        onAnswer={() => {}}
        {...(onChoose && { onChoose })}
      />,
    );
    const map = screen.getByRole('application', { name: 'Map with your yard' });
    return {
      user: userEvent.setup({ delay: null }),
      map,
      keys: document.getElementById(map.getAttribute('aria-describedby')!)!,
    };
  }

  it('chooses the place in its middle when Enter is pressed, and says so', async () => {
    const onChoose = jest.fn<void, [Position]>();
    const { user, map, keys } = await renderMap(onChoose);
    expect(keys.textContent).toBe(
      'Arrow keys move the map, plus and minus change its scale. Enter chooses the place in the middle.',
    );
    map.focus();
    await user.keyboard('{Enter}');
    const [[place] = []] = onChoose.mock.calls;
    expect(place?.latitude).toBeCloseTo(berlin.latitude);
    expect(place?.longitude).toBeCloseTo(berlin.longitude);
  });

  it('leaves Enter to its own buttons, and chooses nothing when a held key repeats', async () => {
    const onChoose = jest.fn();
    const { user, map } = await renderMap(onChoose);
    screen.getByRole('button', { name: 'Zoom in' }).focus();
    await user.keyboard('{Enter}');
    map.focus();
    map.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('names whose map it is, with the link that the tile server states', async () => {
    await renderMap();
    screen.getByText('Maps by');
    expect(screen.getByRole('link', { name: 'Example' })).toHaveProperty('href', 'https://maps.example/rights');
  });

  it('names no key for a choice where nothing can be chosen', async () => {
    const { keys } = await renderMap();
    expect(keys.textContent).toBe('Arrow keys move the map, plus and minus change its scale.');
  });
});

describe('attributionParts', () => {
  it('separates texts from links and decodes entities', () => {
    const html = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> &amp; others &#169;&#xA9;';
    expect(attributionParts(html)).toEqual([
      { text: '© ', address: null },
      { text: 'OpenStreetMap', address: 'https://www.openstreetmap.org/copyright' },
      { text: ' & others ©©', address: null },
    ]);
  });

  it('keeps the text of a link that is not to a website, without its address', () => {
    expect(attributionParts('<a href="javascript:alert(1)">Map</a>')).toEqual([{ text: 'Map', address: null }]);
  });

  it('decodes an entity once, so that an escaped tag stays text', () => {
    expect(attributionParts('&lt;b&gt;')).toEqual([{ text: '<b>', address: null }]);
    expect(attributionParts('&amp;lt;')).toEqual([{ text: '&lt;', address: null }]);
  });

  it('is empty without text', () => {
    expect(attributionParts('')).toEqual([]);
    expect(attributionParts('<br>')).toEqual([]);
  });

  it('only ever links to websites', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('<a href="', 'https://x.example', '">', '</a>', "<a href='"));
    fc.assert(
      fc.property(fc.array(piece), pieces => {
        for (const { address } of attributionParts(pieces.join(''))) {
          if (address !== null) expect(address).toMatch(/^https?:\/\/[^"'\s>]+$/i);
        }
      }),
    );
  });
});
