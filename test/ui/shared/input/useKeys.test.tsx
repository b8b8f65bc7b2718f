/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { CloseButton } from '../../../../src/ui/shared/CloseButton';
import { ModalDialog } from '../../../../src/ui/shared/dialogs/ModalDialog';
import { useKeys } from '../../../../src/ui/shared/input/useKeys';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';
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

describe('a tooltip', () => {
  it('closes with Escape, and opens again when its control gets the focus again', async () => {
    const { user } = await renderPage(paths.browse);
    await screen.findAllByRole('article');
    const button = screen.getByRole('button', { name: 'Refresh' });
    const isClosed = () => button.hasAttribute('data-tooltip-closed');
    button.focus();
    expect(isClosed()).toBe(false);
    await user.keyboard('{Escape}');
    expect(isClosed()).toBe(true);
    button.blur();
    expect(isClosed()).toBe(false);
  });

  it('stays closed on the button that gets the focus because a dialog opens', async () => {
    await renderView(
      <ModalDialog labelledBy="name" onCancel={() => {}}>
        <CloseButton autoFocus />
      </ModalDialog>,
    );
    const button = screen.getByRole('button', { name: 'Close', hidden: true });
    expect(document.activeElement).toBe(button);
    expect(button.hasAttribute('data-tooltip-closed')).toBe(true);
  });
});
