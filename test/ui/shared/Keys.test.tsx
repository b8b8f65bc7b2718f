/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { useRef, useState } from 'react';
import { CloseButton } from '../../../src/ui/shared/CloseButton';
import { ModalDialog } from '../../../src/ui/shared/dialogs/ModalDialog';
import { keyOfEvent } from '../../../src/ui/shared/input/keyOfEvent';
import { useClickOutside } from '../../../src/ui/shared/input/useClickOutside';
import { useKeys } from '../../../src/ui/shared/input/useKeys';
import { paths } from '../../../src/ui/shared/paths';
import { renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';

describe('useKeys', () => {
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
      expect([isStopped('Name', false), isStopped('Name', true), isStopped('Text', true)]).toEqual([
        false,
        true,
        false,
      ]);
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
});

describe('keyOfEvent', () => {
  const press = (key: string, code = '', more: KeyboardEventInit = {}) =>
    keyOfEvent(new KeyboardEvent('keydown', { key, code, ...more }));

  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  /** What the keys of the letters type on these layouts. */
  const cyrillic = [...'фисвуапршолдьтщзйкыегмцчня'];
  const greek = [...'αβψδεφγηιξκλμνοπ;ρστθωςχυζ'];

  describe('keyOfEvent', () => {
    it.each([
      ['a Cyrillic', cyrillic],
      ['a Greek', greek],
    ])('names each letter by its place on %s layout, with and without Caps Lock', (_, layout) => {
      for (const [index, letter] of letters.entries()) {
        const key = layout[index]!;
        const code = `Key${letter.toUpperCase()}`;
        if (key === ';') continue;
        expect([press(key, code), press(key.toUpperCase(), code)]).toEqual([letter, letter]);
      }
    });

    it('names a Latin letter by what it types, wherever it is', () => {
      fc.assert(
        fc.property(fc.constantFrom(...letters), fc.constantFrom(...letters), (typed, place) => {
          const code = `Key${place.toUpperCase()}`;
          expect([press(typed, code), press(typed.toUpperCase(), code)]).toEqual([typed, typed]);
          expect(press(typed.toUpperCase(), code, { shiftKey: true })).toBe(typed.toUpperCase());
        }),
      );
    });

    it.each(['Enter', 'Escape', 'ArrowDown', '/', '?', ' '])('leaves %j as it is', key => {
      expect(press(key, 'KeyJ')).toBe(key);
    });

    it('takes nothing while a composition is open, or from the key that has ended one in Safari', () => {
      expect(press('Enter', 'Enter', { isComposing: true })).toBeNull();
      expect(press('Enter', 'Enter', { keyCode: 229 })).toBeNull();
    });
  });

  describe('the source files of the views', () => {
    const folder = path.join(__dirname, '../../../src/ui');
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !file.endsWith('keyOfEvent.ts'))
      .map(file => [file, readFileSync(path.join(folder, file), 'utf8')] as const);

    it('read a pressed key only by this function', () => {
      const reads = texts.filter(([, text]) => /\bevent\.(key|code)\b/.test(text));
      const handles = texts.filter(
        ([, text]) => /\(event: KeyboardEvent/.test(text) && !text.includes('keyOfEvent(event)'),
      );
      expect(reads.map(([file]) => file)).toEqual([]);
      expect(handles.map(([file]) => file)).toEqual([]);
    });
  });
});

describe('a press', () => {
  afterEach(cleanup);

  function Page({ isOpen, onClickOutside }: { readonly isOpen: boolean; readonly onClickOutside: () => void }) {
    const part = useRef<HTMLDivElement>(null);
    const [isThere, setThere] = useState(true);
    useClickOutside(part, isOpen, onClickOutside);
    return (
      <>
        <div ref={part}>
          <p>Inside</p>
          {isThere && (
            <button type="button" onClick={() => setThere(false)}>
              Removes itself
            </button>
          )}
        </div>
        <p>Outside</p>
      </>
    );
  }

  function renderPart(isOpen = true) {
    const handleClickOutside = jest.fn();
    render(<Page isOpen={isOpen} onClickOutside={handleClickOutside} />);
    return { handleClickOutside, user: userEvent.setup() };
  }

  it('beside an open part is outside of it', async () => {
    const { handleClickOutside, user } = renderPart();
    await user.click(screen.getByText('Outside'));
    expect(handleClickOutside).toHaveBeenCalledTimes(1);
  });

  it('within it is not, even if it removes what is pressed', async () => {
    const { handleClickOutside, user } = renderPart();
    await user.click(screen.getByText('Inside'));
    await user.click(screen.getByRole('button', { name: 'Removes itself' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(handleClickOutside).not.toHaveBeenCalled();
  });

  it('that begins within it and ends beside it is a drag', async () => {
    const { handleClickOutside, user } = renderPart();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Inside') },
      { keys: '[/MouseLeft]', target: screen.getByText('Outside') },
    ]);
    expect(handleClickOutside).not.toHaveBeenCalled();
  });

  it('beside a closed part does nothing', async () => {
    const { handleClickOutside, user } = renderPart(false);
    await user.click(screen.getByText('Outside'));
    expect(handleClickOutside).not.toHaveBeenCalled();
  });
});
