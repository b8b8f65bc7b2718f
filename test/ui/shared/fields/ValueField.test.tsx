/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { typedPercent } from '../../../../src/domain/valuation/Markup';
import { ValueField } from '../../../../src/ui/shared/fields/ValueField';

const DEFAULT = 19;

/** A rate that is the default unless the dealer types another one. */
function Rate() {
  const [own, setOwn] = useState<number | null>(null);
  return (
    <ValueField
      label="VAT rate"
      value={own ?? DEFAULT}
      text={String}
      read={typedPercent}
      problem="Not a percentage"
      onValue={setOwn}
    />
  );
}

const field = (): HTMLInputElement => document.querySelector('input')!;

function type(text: string): void {
  act(() => {
    // React notices a change only if the value is set behind its back.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => void render(<Rate />));

describe('ValueField', () => {
  it('stays empty while the dealer types another value than the default', () => {
    const shown = ['1', '', '7'].map(text => {
      type(text);
      return field().value;
    });
    expect(shown).toEqual(['1', '', '7']);
  });

  it('shows the default again when the dealer leaves it empty', () => {
    type('');
    act(() => {
      field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    expect(field().value).toBe('19');
  });

  it('keeps the spelling of the dealer, and says what is wrong with a text that is no value', () => {
    type('7,50 %');
    expect(field().value).toBe('7,50 %');
    type('7,50 % x');
    expect(field().value).toBe('7,50 % x');
    expect(document.body.textContent).toContain('Not a percentage');
  });
});
