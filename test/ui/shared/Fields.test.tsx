/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { type ReactElement, useState } from 'react';
import { MemoryRouter } from 'react-router';
import deals from '../../../locales/en/deals.json';
import invoices from '../../../locales/en/invoices.json';
import offers from '../../../locales/en/offers.json';
import offersTable from '../../../locales/en/offersTable.json';
import selling from '../../../locales/en/selling.json';
import sellingInvoices from '../../../locales/en/sellingInvoices.json';
import shared from '../../../locales/en/shared.json';
import sharedFields from '../../../locales/en/sharedFields.json';
import type { Result } from '../../../src/domain/shared/Result';
import { typedPercent } from '../../../src/domain/valuation/Markup';
import { readInvoicePage } from '../../../src/infrastructure/http/HttpInvoices';
import { toDeal } from '../../../src/infrastructure/http/json/offers/OfferJson';
import { readPdfAddress } from '../../../src/infrastructure/http/selling/HttpClientInvoices';
import { DealContact } from '../../../src/ui/deals/DealContact';
import { InvoiceTable } from '../../../src/ui/invoices/InvoiceTable';
import { IssuedNotice } from '../../../src/ui/selling/invoices/IssuedNotice';
import { IssuedFile } from '../../../src/ui/selling/invoices/IssuedNumber';
import { SearchSelectWaiting } from '../../../src/ui/shared/fields/lazyViews';
import { NumberField } from '../../../src/ui/shared/fields/NumberField';
import { SearchSelectField, type SearchSelectFieldProps } from '../../../src/ui/shared/fields/SearchSelectField';
import { ValueField } from '../../../src/ui/shared/fields/ValueField';
import { NavigationProvider } from '../../../src/ui/shared/navigation';
import { startTexts } from '../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../src/ui/shared/useInjection';
import { SellingDeskAtWork } from '../../application/selling/SellingDeskAtWork';
import { anIssuedInvoice } from '../../support/anIssuedInvoice';
import { axeFindings } from '../support/axeFindings';

const field = (): HTMLInputElement => document.querySelector('input')!;

describe('NumberField', () => {
  function Mileage() {
    const [value, setValue] = useState<number | null>(null);
    return <NumberField label="Mileage" value={value} onValue={setValue} wholeOnly="Whole kilometres only" />;
  }
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
});

describe('a list that is searched by typing', () => {
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
  const active = () =>
    document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

  const isOpen = (field: HTMLElement) => field.getAttribute('aria-expanded') === 'true';

  const describedBy = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent);

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

describe('ValueField', () => {
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

  function type(text: string): void {
    act(() => {
      // React notices a change only if the value is set behind its back.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  beforeEach(() => void render(<Rate />));

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

describe('FileLink', () => {
  beforeAll(() =>
    startTexts('en', { invoices, deals, offers, offersTable, selling, sellingInvoices, shared, sharedFields }),
  );

  afterEach(cleanup);

  function valueOf<Value>(answer: Result<Value, unknown>): Value {
    if (!answer.ok) throw new Error(`The answer was refused: ${String(answer.failure)}`);
    return answer.value;
  }

  const nothing = () => undefined;

  const issued = (address: string) =>
    anIssuedInvoice('7', { address: valueOf(readPdfAddress({ pdf_url: address }, nothing)) });

  /** The view of each document whose address is on the wire. */
  const documents: readonly (readonly [
    name: string,
    view: (address: string, at: SellingDeskAtWork) => ReactElement,
  ])[] = [
    ['a contract', address => <DealContact deal={toDeal({ contract_pdf: address })} />],
    ['vehicle data', address => <DealContact deal={toDeal({ vehicle_data_pdf: address })} />],
    [
      'a purchase invoice',
      address => {
        const row = { id: 7, hash_id: 'MB-1', display_number: 'RE 7', file_url: address };
        const page = valueOf(readInvoicePage({ invoices: [row], total_pages: 1, total_count: 1 }, nothing));
        return <InvoiceTable invoices={page.rows} />;
      },
    ],
    ['an issued invoice in its table', address => <IssuedFile invoice={issued(address)} />],
    [
      'an issued invoice in its notice',
      (address, at) => {
        const invoice = issued(address);
        runInAction(() => (at.issueInvoice.justIssued = { invoice, isShown: false }));
        return <IssuedNotice client={invoice.clientId} />;
      },
    ],
  ];

  function shown(view: (address: string, at: SellingDeskAtWork) => ReactElement, address: string) {
    const at = new SellingDeskAtWork();
    render(
      <ContainerContext value={at.container}>
        <MemoryRouter>
          <NavigationProvider>{view(address, at)}</NavigationProvider>
        </MemoryRouter>
      </ContainerContext>,
    );
    const links = [...document.querySelectorAll('a[target=_blank]')].map(link => link.getAttribute('href'));
    return { links, text: document.body.textContent ?? '' };
  }

  describe.each(documents)('%s', (_name, view) => {
    it.each(['https://files.example/7.pdf', 'http://files.example/7.pdf', 'HTTP://files.example/7.pdf'])(
      'is opened from %s',
      address => {
        const { links, text } = shown(view, address);
        expect(links).toEqual([address]);
        expect(document.querySelector('a[target=_blank]')!.getAttribute('aria-description')).toBe(shared.newTab);
        expect(text).not.toContain(sharedFields.fileRefused);
      },
    );

    it.each([
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://files.example/7.pdf',
      'file:///7.pdf',
      '/7.pdf',
      'https:',
    ])('is no link if its address is %s, and the words say that the app does not open it', address => {
      const { links, text } = shown(view, address);
      expect(links).toEqual([]);
      expect(text).toContain(sharedFields.fileRefused);
      expect(text).not.toContain(invoices.noFile);
      expect(text).not.toContain(sellingInvoices.issued.blocked);
    });
  });

  it('a document of a deal that the app does not open is named', () => {
    const papers = { vehicle_data_pdf: '/7.pdf', contract_pdf: '/8.pdf' };
    const { text } = shown(() => <DealContact deal={toDeal(papers)} />, '');
    expect(text).toContain(`${deals.vehicleData} ${sharedFields.fileRefused}`);
    expect(text).toContain(`${deals.contract} ${sharedFields.fileRefused}`);
  });
});
