/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { useKeys } from '../../../../src/ui/shared/input/useKeys';
import { renderView } from '../../support/renderView';

type Layer = Parameters<typeof useKeys>[1];

interface PartProps {
  readonly name: string;
  readonly heard: string[];
  readonly layer?: Layer;
  readonly passes?: boolean;
}

function Part({ name, heard, layer, passes = false }: PartProps) {
  const hear = () => {
    heard.push(name);
    return !passes;
  };
  useKeys({ escape: hear, next: hear }, layer);
  return null;
}

const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more });

describe('a key', () => {
  it.each([
    [
      'the part on the highest layer',
      [
        { name: 'a', layer: 'panel' },
        { name: 'b', layer: 'offer' },
      ],
      ['a'],
    ],
    ['of several parts on a layer the one that came last', [{ name: 'a' }, { name: 'b' }], ['b']],
    ['the next part if the first one passes it on', [{ name: 'a' }, { name: 'b', passes: true }], ['b', 'a']],
  ] as const)('is heard by %s', async (_, parts, expected) => {
    const heard: string[] = [];
    await renderView(
      <>
        {parts.map(part => (
          <Part key={part.name} heard={heard} {...part} />
        ))}
      </>,
    );
    press('j');
    expect(heard).toEqual(expected);
    heard.length = 0;
    press('Escape');
    expect(heard).toEqual(expected);
  });

  it('is heard once while Escape is held, and not if a control has handled it', async () => {
    const heard: string[] = [];
    await renderView(<Part name="a" heard={heard} />);
    press('Escape');
    press('Escape', { repeat: true });
    const handle = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', handle);
    press('Escape');
    document.body.removeEventListener('keydown', handle);
    expect(heard).toEqual(['a']);
  });
});
