/** @jest-environment jsdom */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MoneyButton, MoneyForm } from '../../../../src/ui/shared/fields/MoneyButton';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { Workplace } from '../../../support/Workplace';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const DEAD_TIME = 600;

let root: Root;
let presses = 0;

const at = new Workplace();

const show = (view: ReactNode) =>
  act(() => root.render(<ContainerContext value={at.container}>{view}</ContainerContext>));
const passes = (time: number) => act(() => at.twins.clock.advance(time));
const button = () => document.querySelector('button')!;
const press = (detail = 1) =>
  act(() => void button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })));
const isDead = () => button().ariaDisabled === 'true';

const spend = (parts: Partial<Parameters<typeof MoneyButton>[0]> = {}) => (
  <MoneyButton {...parts} onClick={() => (presses += 1)}>
    Place 2 bids
  </MoneyButton>
);

beforeEach(() => {
  presses = 0;
  root = createRoot(document.body.appendChild(document.createElement('main')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('MoneyForm', () => {
  beforeEach(() => {
    show(
      <MoneyForm>
        <input type="text" />
        <input type="checkbox" />
        <input type="text" />
        <textarea />
        {spend()}
      </MoneyForm>,
    );
    passes(DEAD_TIME);
  });

  const enter = (from: number, { isUp } = { isUp: true }) => {
    const control = document.querySelectorAll<HTMLElement>('form > *')[from]!;
    control.focus();
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    act(() => void control.dispatchEvent(event));
    if (isUp) window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }));
    return event;
  };

  it('does nothing more on Enter until the key is up, also if the key repeats without saying so', () => {
    expect(enter(2, { isUp: false }).defaultPrevented).toBe(true);
    enter(0, { isUp: false });
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(enter(4, { isUp: true }).defaultPrevented).toBe(true);
    expect(enter(4).defaultPrevented).toBe(false);
  });

  it('goes to the next control on Enter in a field or on a tick box, and submits nothing', () => {
    const controls = [...document.querySelectorAll('form > *')];
    for (const from of [0, 1, 2]) {
      expect(enter(from).defaultPrevented).toBe(true);
      expect(document.activeElement).toBe(controls[from + 1]);
    }
    expect(presses).toBe(0);
  });

  it('leaves Enter to a text of several lines and to the button', () => {
    expect(enter(3).defaultPrevented).toBe(false);
    expect(enter(4).defaultPrevented).toBe(false);
  });

  it('does not press its button when something submits it', () => {
    act(() => document.querySelector('form')!.requestSubmit());
    expect(presses).toBe(0);
    expect(document.querySelector('form [type=submit]')).toBeNull();
  });
});

describe('MoneyButton', () => {
  it('says that it is disabled and ignores presses for 600 ms after it appears', () => {
    show(spend());
    passes(DEAD_TIME - 1);
    press();
    expect([presses, isDead()]).toEqual([0, true]);
    passes(1);
    press();
    expect([presses, isDead()]).toEqual([1, false]);
  });

  it('does not say that it is disabled while it has the focus, but ignores presses for as long', () => {
    show(spend());
    act(() => button().focus());
    expect([isDead(), button().dataset.waiting]).toEqual([false, 'true']);
    passes(DEAD_TIME - 1);
    press();
    expect(presses).toBe(0);
    passes(1);
    press();
    expect([presses, button().dataset.waiting]).toEqual([1, undefined]);
    expect(document.activeElement).toBe(button());
  });

  it('says that it is disabled if it is off, also while it has the focus', () => {
    show(spend({ 'aria-disabled': true }));
    act(() => button().focus());
    passes(DEAD_TIME);
    expect(isDead()).toBe(true);
  });

  it.each([{ busy: true }, { 'aria-disabled': true }])('does the same after it was off: %j', off => {
    show(spend(off));
    passes(DEAD_TIME);
    show(spend());
    press();
    expect([presses, isDead()]).toEqual([0, true]);
    passes(DEAD_TIME);
    press();
    expect(presses).toBe(1);
  });

  it('ignores the second click of a double click', () => {
    show(spend());
    passes(DEAD_TIME);
    press(2);
    expect(presses).toBe(0);
  });
});
