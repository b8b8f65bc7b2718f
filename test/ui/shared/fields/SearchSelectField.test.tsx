/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import sharedFields from '../../../../locales/en/sharedFields.json';
import { SearchSelectWaiting } from '../../../../src/ui/shared/fields/lazyViews';
import { SearchSelectField, type SearchSelectFieldProps } from '../../../../src/ui/shared/fields/SearchSelectField';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { axeFindings } from '../../support/axeFindings';

beforeAll(() => startTexts('en', { sharedFields }));

const clients = ['Anna Weiß', 'Moto Łukasz', 'Zweirad Süd'].map((text, index) => ({ value: `${index + 7}`, text }));

/** A form with the field and one field after it. */
function renderField(props: Partial<SearchSelectFieldProps> = {}) {
  const onChoose = jest.fn();
  const onSubmit = jest.fn();
  function Form() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <main>
        <form onSubmit={onSubmit}>
          <SearchSelectField
            label="Client"
            none="All"
            options={clients}
            {...props}
            value={value}
            onChoose={choice => {
              onChoose(choice);
              setValue(choice);
            }}
          />
          <input aria-label="After" />
        </form>
      </main>
    );
  }
  render(<Form />);
  return { user: userEvent.setup({ delay: null }), onChoose, onSubmit, field: screen.getByRole('combobox') };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** The option that a screen reader announces. */
const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

const isOpen = (field: HTMLElement) => field.getAttribute('aria-expanded') === 'true';

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent);

describe('a list that is searched by typing', () => {
  it('is opened, searched and left with the keyboard alone', async () => {
    const { user, field, onChoose, onSubmit } = renderField();
    await user.tab();
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(options()).toEqual(['Anna Weiß', 'Moto Łukasz', 'Zweirad Süd']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()?.textContent).toBe('Zweirad Süd');
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['9']]);
    await waitFor(() => expect(isOpen(field)).toBe(false));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['kasz', 'LUKASZ', 'lukasz moto'])('finds words anywhere in a text, without accents: %s', async typed => {
    const { user, field, onChoose } = renderField();
    await user.type(field, typed);
    expect(options()).toEqual(['Moto Łukasz']);
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['8']]);
  });

  it('chooses nothing when Tab leaves it', async () => {
    const { user, field, onChoose } = renderField();
    await user.type(field, 'anna');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('After'));
    await waitFor(() => expect(isOpen(field)).toBe(false));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('leaves Escape to the dialog around it only while the list is closed', async () => {
    const { user, field } = renderField();
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
    await user.click(field);
    expect(isOpen(field)).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen(field)).toBe(false));
  });

  it('has what is chosen as its value, and a button removes the choice', async () => {
    const { user, field, onChoose } = renderField({ value: '8', hint: 'Only clients with an invoice' });
    expect(field).toHaveProperty('value', 'Moto Łukasz');
    expect(describedBy(field)).toEqual(['Only clients with an invoice']);
    await user.click(screen.getByRole('button', { name: 'Remove: Client, Moto Łukasz' }));
    expect(onChoose.mock.calls).toEqual([['']]);
    expect(field).toHaveProperty('value', 'All');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has only what is typed as its value while it is searched', async () => {
    const { user, field } = renderField();
    await user.click(field);
    expect(field).toHaveProperty('value', '');
    await user.keyboard('anna');
    expect(field).toHaveProperty('value', 'anna');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveProperty('value', 'All'));
  });

  it('takes what is typed into the closed field in the place of the choice', async () => {
    const { user, field } = renderField({ value: '8' });
    await user.tab();
    await user.keyboard('{End}{Backspace}');
    expect(field).toHaveProperty('value', 'Moto Łukasz');
    await user.keyboard('z');
    expect(field).toHaveProperty('value', 'z');
    expect(options()).toEqual(['Moto Łukasz', 'Zweirad Süd']);
  });

  it('announces that nothing fits, and Enter then chooses nothing', async () => {
    const { user, field, onChoose, onSubmit } = renderField();
    await user.type(field, 'xyz');
    expect(active()?.textContent).toBe('Nothing fits');
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has no finding of axe, open or closed', async () => {
    const { user, field } = renderField({ value: '8', error: 'Please choose a client.' });
    expect(await axeFindings()).toEqual([]);
    await user.click(field);
    expect(await axeFindings()).toEqual([]);
    await user.type(field, 'xyz');
    expect(await axeFindings()).toEqual([]);
  });

  it('is disabled until its code has arrived, but shows what is chosen', () => {
    render(<SearchSelectWaiting label="Client" none="All" options={clients} value="8" onChoose={() => {}} />);
    const field = screen.getByRole('combobox', { name: 'Client' });
    expect(field).toHaveProperty('disabled', true);
    expect(field).toHaveProperty('selectedOptions.0.textContent', 'Moto Łukasz');
  });
});
