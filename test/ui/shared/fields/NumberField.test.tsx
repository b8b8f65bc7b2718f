/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import shared from '../../../../locales/en/shared.json';
import sharedFields from '../../../../locales/en/sharedFields.json';
import { NumberField } from '../../../../src/ui/shared/fields/NumberField';
import { startTexts } from '../../../../src/ui/shared/texts/texts';

function Mileage() {
  const [value, setValue] = useState<number | null>(null);
  return <NumberField label="Mileage" value={value} onValue={setValue} wholeOnly="Whole kilometres only" />;
}

const field = (): HTMLInputElement => document.querySelector('input')!;
const shown = () =>
  `${field().value.slice(0, field().selectionStart!)}|${field().value.slice(field().selectionStart!)}`;

/** React notices a change only if the value is set behind its back. */
const setText = (text: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);

/** What a browser does with a key or a paste: it replaces the selection and moves the caret. */
function insert(text: string, from = field().selectionStart!, to = field().selectionEnd!): void {
  act(() => {
    const { value } = field();
    setText(value.slice(0, from) + text + value.slice(to));
    field().setSelectionRange(from + text.length, from + text.length);
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

beforeEach(() => {
  startTexts('en', { shared, sharedFields });
  render(<Mileage />);
  field().focus();
});

describe('NumberField', () => {
  it('keeps the caret behind a digit that is typed in the middle', () => {
    insert('20000');
    insert('5', 1, 1);
    expect(shown()).toBe('25|0\u00a0000');
  });

  it('deletes no digit when Backspace is pressed behind a separator', () => {
    insert('20000');
    insert('', 2, 3);
    expect(shown()).toBe('20|\u00a0000');
  });

  it('says that it takes no decimals, and does not join them', () => {
    for (const key of '12,5') insert(key);
    expect(shown()).toBe('12|');
    expect(document.querySelector('[role=alert]')).toHaveProperty('textContent', 'Whole kilometres only');
  });

  it('reads one pasted number wherever it is, and refuses two with words', () => {
    insert('ca. 20.000 km');
    expect(shown()).toBe('20\u00a0000|');
    insert('8450 bis 9000', 0, 6);
    expect(shown()).toContain('20\u00a0000');
    expect(document.querySelector('[role=alert]')).toHaveProperty('textContent', sharedFields.oneNumber);
  });

  it('accepts a digit after dropped decimals once the dealer has left it', () => {
    insert('12,5');
    act(() => {
      field().blur();
      field().focus();
    });
    insert('0', 2, 2);
    expect(shown()).toBe('120|');
  });
});

describe('an amount that an input method composes', () => {
  /** The method replaces its own text with each key, and does not know that the field has changed it. */
  function compose(text: string): void {
    const before = field().value;
    act(() => void field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
    for (let length = 1; length <= text.length; length += 1) {
      act(() => {
        setText(before + text.slice(0, length));
        field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      });
      expect(field().value).toBe(before + text.slice(0, length));
    }
    act(() => void field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  }

  it.each([
    ['4350', '4\u00a0350'],
    ['12500', '12\u00a0500'],
  ])('is grouped when the composition of %s ends, and not before', (text, expected) => {
    compose(text);
    expect(shown()).toBe(`${expected}|`);
  });

  it('goes on behind what was typed before', () => {
    insert('1');
    compose('2500');
    expect(shown()).toBe('12\u00a0500|');
  });
});

describe('undo and redo', () => {
  const press = (key: string, more: KeyboardEventInit = {}) =>
    fireEvent.keyDown(field(), { key, ctrlKey: true, ...more });

  it('go through the edits of a field, with the caret where it was', () => {
    for (const key of '4350') insert(key);
    insert('', 1, 3);
    expect(shown()).toBe('4|50');
    press('z');
    expect(shown()).toBe('4\u00a0350|');
    press('z');
    expect(shown()).toBe('435|');
    press('y');
    press('Z', { shiftKey: true });
    expect(shown()).toBe('4|50');
    for (let edits = 0; edits < 9; edits += 1) press('z');
    expect(shown()).toBe('|');
    press('y');
    expect(shown()).toBe('4|');
  });
});
