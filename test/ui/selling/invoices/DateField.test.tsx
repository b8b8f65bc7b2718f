/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { DateField } from '../../../../src/ui/selling/invoices/DateField';
import { descriptionOf } from '../../support/descriptionOf';
import { renderView } from '../../support/renderView';

const today = '2026-11-29' as LocalDate;

let value: LocalDate | null;

function Field() {
  const [date, setDate] = useState<LocalDate | null>(null);
  const handleChange = (chosen: LocalDate | null) => {
    value = chosen;
    setDate(chosen);
  };
  return (
    <DateField
      label="Pickup"
      value={date}
      today={today}
      years={{ first: 2026, last: 2027 }}
      error={null}
      onChange={handleChange}
    />
  );
}

async function dateField() {
  value = null;
  await renderView(<Field />);
  const user = userEvent.setup({ delay: null });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pickup' });
  const leave = () => act(async () => field.blur());
  return { user, field, leave, problem: () => screen.getByRole('alert').textContent };
}

describe('a date field', () => {
  it('describes what can be typed, and the key that opens the calendar', async () => {
    const { field } = await dateField();
    expect(descriptionOf(field)).toBe('Such as 4.12. or Fri. Enter opens the calendar.');
  });

  it('opens a calendar with a name, and says its keys before a day is marked', async () => {
    const { user, field } = await dateField();
    const said = () => document.querySelector('[aria-live=polite]')!.textContent;
    const calendar = () => screen.queryByRole('dialog', { name: 'Choose a date' });
    expect(calendar()).toBeNull();
    await user.type(field, '{Enter}');
    expect(calendar()).not.toBeNull();
    expect(said()).toMatch(/^Choose a date: arrow keys choose a day, .* a month\. Sun(day)?,? 29 Nov(ember)? 2026$/);
    await user.keyboard('{Escape}');
    expect(said()).toBe('');
    await user.keyboard('4.12.{Enter}{Enter}');
    expect(said()).toMatch(/^Choose a date: .* month\. Fri(day)?,? 4 Dec(ember)? 2026$/);
  });

  it.each(['04.12.2026', '4.12.', '4 Dec', 'fr', '+5'])(
    'takes %j on Enter and when the dealer leaves it',
    async text => {
      const { user, field, leave } = await dateField();
      for (const end of [() => user.keyboard('{Enter}'), leave]) {
        await user.clear(field);
        await user.type(field, text);
        await end();
        expect(value).toBe('2026-12-04');
        expect(field.value).toBe('4 Dec 2026');
      }
    },
  );

  it('keeps what it cannot read, with a sentence, and has no date then', async () => {
    const { user, field, problem, leave } = await dateField();
    await user.type(field, '4.12.{Enter}');
    await user.clear(field);
    await user.type(field, 'soon');
    await leave();
    expect(field.value).toBe('soon');
    expect(problem()).toMatch(/^This is not a date. Examples: 4.12./);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(value).toBeNull();
    await user.clear(field);
    await user.type(field, '4.12.2062{Enter}');
    expect(field.value).toBe('4.12.2062');
    expect(problem()).toBe('Enter a date from 2026 to 2027.');
    await user.clear(field);
    await user.type(field, '5.12.{Enter}');
    expect(value).toBe('2026-12-05');
    expect(problem()).toBe('');
  });

  it('never becomes today by a key, but the day that the keys have marked', async () => {
    const { user, field } = await dateField();
    await user.type(field, '{Enter}{Enter}');
    expect(value).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    expect(value).toBe('2026-12-05');
  });

  it('has keys that move the mark from the date that is set, also after the calendar was closed and opened again', async () => {
    const { user, field } = await dateField();
    await user.type(field, '4.12.{Enter}');
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(value).toBe('2026-12-05');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{PageDown}{Enter}');
    expect(value).toBe('2027-01-11');
    await user.keyboard('{Enter}{ArrowUp}{Escape}');
    expect(value).toBe('2027-01-11');
    await user.click(field);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(value).toBe('2027-01-04');
  });

  it('says each day that the keys mark with its weekday', async () => {
    const { user, field } = await dateField();
    await user.type(field, '4.12.{Enter}');
    await user.keyboard('{Enter}{ArrowRight}');
    expect(document.querySelector('[aria-live=polite]')!.textContent).toMatch(/^Sat(urday)?,? 5 Dec(ember)? 2026$/);
  });

  it('is emptied by removing its text', async () => {
    const { user, field, leave } = await dateField();
    await user.type(field, '4.12.{Enter}');
    await user.clear(field);
    await leave();
    expect(value).toBeNull();
    expect(field.value).toBe('');
  });
});
