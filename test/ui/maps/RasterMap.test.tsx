/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Position } from '../../../src/domain/valuation/Distance';
import { RasterMap } from '../../../src/ui/maps/RasterMap';
import { renderView } from '../support/renderView';

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

describe('the map of the tile server', () => {
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
