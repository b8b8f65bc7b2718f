/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
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

  it('that is held submits no form again', async () => {
    await renderView(
      <form>
        <Part name="a" heard={[]} />
        <input aria-label="Name" />
        <textarea aria-label="Text" />
      </form>,
    );
    // False if the browser may go on with it.
    const isStopped = (name: string, repeat: boolean) =>
      !fireEvent.keyDown(screen.getByRole('textbox', { name }), { key: 'Enter', repeat });
    expect([isStopped('Name', false), isStopped('Name', true), isStopped('Text', true)]).toEqual([false, true, false]);
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

function typeAt(timeStamp: number, target: Element, key = 'j'): void {
  const event = createEvent.keyDown(target, { key });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(target, event);
}

describe('a letter', () => {
  it('is no command while the dealer types on after the field has gone', async () => {
    const heard: string[] = [];
    await renderView(<Part name="a" heard={heard} />);
    const field = document.body.appendChild(document.createElement('input'));
    typeAt(1000, field);
    field.remove();
    for (const time of [1200, 2400, 3600]) typeAt(time, document.body);
    expect(heard).toEqual([]);
    typeAt(6000, document.body);
    expect(heard).toEqual(['a']);
  });

  it.each(['Escape', 'Enter', 'Tab'])('is a command at once if the dealer has left the field with %s', async key => {
    const heard: string[] = [];
    await renderView(<Part name="a" heard={heard} />);
    const field = document.body.appendChild(document.createElement('input'));
    typeAt(1000, field);
    typeAt(1100, field, key);
    field.remove();
    heard.length = 0;
    typeAt(1200, document.body);
    expect(heard).toEqual(['a']);
  });
});
