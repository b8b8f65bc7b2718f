import * as fc from 'fast-check';
import { type Client, type ClientId, clientName, clientSearchText } from '../../../src/domain/selling/clients/Client';
import {
  changedClientFields,
  clientCountries,
  clientFields,
  clientTypes,
  type ClientValues,
  clientValuesOf,
  isSameClientValues,
  missingClientFields,
  toSend,
} from '../../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../src/domain/selling/clients/emptyClientValues';
import { type DoubleSign, likelyDoubles } from '../../../src/domain/selling/clients/LikelyDouble';
import {
  type Brand,
  type BrandId,
  brandNameOf,
  emptyMotorbikeForm,
  isSameMotorbike,
  isSameVin,
  type Motorbike,
  motorbikeFormOf,
  type MotorbikeId,
  motorbikeName,
  newMotorbike,
  vinHint,
} from '../../../src/domain/selling/motorbikes/Motorbike';
import { sellingStep } from '../../../src/domain/selling/sellingStep';
import {
  customFields,
  emptyTemplateForm,
  type InvoiceTemplateId,
  isSameTemplate,
  newInvoiceTemplate,
  type RenderKeyId,
  templateFormOf,
  withCustomField,
  withoutCustomField,
} from '../../../src/domain/selling/templates/InvoiceTemplate';
import { containsWords } from '../../../src/domain/shared/TextSearch';
import { anyClientValues, someClientValues } from '../../support/someClientValues';

describe('sellingStep', () => {
  it.each([
    [{ clients: undefined, motorbikes: 4 }, null],
    [{ clients: 0, motorbikes: 4 }, 'addClient'],
    [{ clients: 1, motorbikes: 0 }, 'addMotorbike'],
    [{ clients: 1, motorbikes: undefined }, 'invoice'],
    [{ clients: 1, motorbikes: 1 }, 'invoice'],
  ])('for the counts %j the next selling step is %s', (counts, step) => expect(sellingStep(counts)).toBe(step));
});

describe('Client', () => {
  const aClient = (fields: Partial<Client> = {}): Client => ({
    ...someClientValues(),
    id: 7 as ClientId,
    name: '',
    ...fields,
  });

  describe('clientName', () => {
    it.each([
      [{ name: 'Krüger & Söhne' }, 'Krüger & Söhne'],
      [{}, 'Zweirad Krüger GmbH'],
      [{ companyName: ' ' }, 'Sabine Krüger'],
      [{ name: '\u200b', companyName: '\u2060 \u00ad' }, 'Sabine Krüger'],
      [{ type: 'personal' }, 'Sabine Krüger'],
      [{ type: 'personal', firstName: '' }, 'Krüger'],
      [{ type: 'personal', firstName: '', lastName: '' }, 'sabine@krueger.example'],
      [{ type: 'personal', firstName: '', lastName: '', email: '' }, '–'],
    ] as const)('of a client with %j is %s', (fields, name) => {
      expect(clientName(aClient(fields))).toBe(name);
    });

    it('is never blank and never the company name of a private person', () => {
      fc.assert(
        fc.property(anyClientValues, fc.constantFrom('', ' '), (form, name) => {
          const called = clientName({ ...form, name, id: 7 as ClientId });
          expect(called.trim()).not.toBe('');
          if (form.type === 'personal') {
            expect(called).toBe(clientName({ ...form, companyName: 'other', name, id: 7 as ClientId }));
          }
        }),
      );
    });
  });

  it('a client is found by its VAT id and its tax number, with or without spaces', () => {
    const text = clientSearchText(aClient({ vatNumber: 'DE 811 907 980', taxNumber: '5252248481' }));
    for (const query of ['DE811907980', 'de 811 907 980', '811907', '525 224 84 81'])
      expect([query, containsWords(text, query)]).toEqual([query, true]);
  });
});

describe('ClientValues', () => {
  const ofAll = ['phoneNumber', 'street', 'houseNumber', 'zipCode', 'place'] as const;
  const ofCompanies = ['companyName', 'taxNumber'] as const;

  describe('missingClientFields', () => {
    it('is empty for a complete form and lists every required field of an empty form', () => {
      expect(missingClientFields(someClientValues())).toEqual([]);
      expect(missingClientFields(emptyClientValues)).toEqual([...ofCompanies, ...ofAll]);
      expect(missingClientFields({ ...emptyClientValues, type: 'personal' })).toEqual(ofAll);
    });

    it('lists exactly the required fields that are blank', () => {
      fc.assert(
        fc.property(anyClientValues, form => {
          const required = form.type === 'company' ? [...ofCompanies, ...ofAll] : ofAll;
          expect(missingClientFields(form)).toEqual(required.filter(field => /^\s*$/.test(form[field])));
        }),
      );
    });
  });

  describe('toSend', () => {
    it('trims the texts, drops the company of a private person and adds no missing field', () => {
      fc.assert(
        fc.property(anyClientValues, form => {
          const sent = toSend(form);
          for (const field of clientFields) expect(sent[field]).toBe(sent[field].trim());
          if (form.type === 'personal') expect(sent).toMatchObject({ companyName: '', taxNumber: '' });
          else expect(sent.companyName).toBe(form.companyName.trim());
          expect(missingClientFields(sent)).toEqual(missingClientFields(form));
          expect(toSend(sent)).toEqual(sent);
        }),
      );
    });
  });

  describe('the comparison of two client forms', () => {
    const otherwise = (form: ClientValues, field: keyof ClientValues): ClientValues => {
      if (field === 'type') return { ...form, type: form.type === 'company' ? 'personal' : 'company' };
      if (field === 'country') return { ...form, country: form.country === 'poland' ? 'germany' : 'poland' };
      return { ...form, [field]: `${form[field]}~` };
    };

    it('lists exactly the fields that differ', () => {
      fc.assert(
        fc.property(anyClientValues, fc.subarray([...clientFields]), (base, fields) => {
          const form = fields.reduce(otherwise, base);
          expect(isSameClientValues(form, base)).toBe(fields.length === 0);
          expect(isSameClientValues(base, form)).toBe(fields.length === 0);
          expect(changedClientFields(form, base)).toEqual(
            Object.fromEntries(fields.map(field => [field, form[field]])),
          );
        }),
      );
    });

    it('is sensitive to blanks and capitals', () => {
      const form = someClientValues();
      expect(isSameClientValues({ ...form, place: 'Hamburg ' }, form)).toBe(false);
      expect(changedClientFields({ ...form, place: 'hamburg' }, form)).toEqual({ place: 'hamburg' });
    });
  });

  describe('the form of a client', () => {
    it('holds every field of the client and nothing else', () => {
      fc.assert(
        fc.property(anyClientValues, form => {
          const client: Client = { ...form, id: 7 as ClientId, name: 'Krüger' };
          expect(clientValuesOf(client)).toEqual(form);
        }),
      );
    });

    it('is empty at first, with the type company', () => {
      const texts = clientFields.filter(field => field !== 'type').map(field => emptyClientValues[field]);
      expect([emptyClientValues.type, ...new Set(texts)]).toEqual(['company', '']);
    });

    it('offers two types of client and two countries', () => {
      expect([clientTypes, clientCountries]).toEqual([
        ['company', 'personal'],
        ['poland', 'germany'],
      ]);
    });
  });

  it('changedClientFields and the form that they changed always give the whole form', () => {
    fc.assert(
      fc.property(anyClientValues, anyClientValues, (form, base) => {
        const changed = changedClientFields(form, base);
        expect({ ...base, ...changed }).toEqual(form);
        expect(isSameClientValues(form, base)).toBe(Object.keys(changed).length === 0);
      }),
    );
  });
});

describe('likelyDoubles', () => {
  const aClient = (said: Partial<ClientValues>): Client => ({
    ...emptyClientValues,
    type: 'personal',
    ...said,
    id: 7 as ClientId,
    name: '',
  });

  const signs = (typed: Partial<ClientValues>, known: Partial<ClientValues>) =>
    likelyDoubles({ ...emptyClientValues, type: 'personal', ...typed }, [aClient(known)]).flatMap(found => found.signs);

  it.each<[DoubleSign, Partial<ClientValues>, Partial<ClientValues>]>([
    ['taxNumber', { taxNumber: '526-000-12-46' }, { taxNumber: '526 000 12 46' }],
    ['taxNumber', { taxNumber: 'NIP: PL 526\u2013000\u201312\u201346' }, { taxNumber: '5260001246' }],
    ['vatNumber', { vatNumber: 'DE\u200b136695976' }, { vatNumber: '136695976' }],
    ['vatNumber', { vatNumber: 'de 136695976' }, { vatNumber: 'DE136695976' }],
    ['email', { email: ' Ada@Post.example' }, { email: 'ada@post.example' }],
    ['phoneNumber', { phoneNumber: '0170 1234567' }, { phoneNumber: '+49 170 1234567' }],
    [
      'nameAndPlace',
      { firstName: 'Łukasz', lastName: 'Żak', place: 'Kraków' },
      { firstName: 'lukasz', lastName: 'ZAK', place: 'krakow ' },
    ],
    [
      'nameAndPlace',
      { type: 'company', companyName: 'Moto GmbH', place: 'Köln' },
      { type: 'company', companyName: 'MOTO GmbH ', place: 'Köln' },
    ],
    [
      'nameAndPlace',
      { type: 'company', companyName: 'Müller & Söhne GmbH', place: 'Köln' },
      { type: 'company', companyName: 'Mueller&Soehne  GmbH', place: 'Koeln' },
    ],
    [
      'nameAndPlace',
      { firstName: 'Hans-Peter', lastName: 'Groß', place: 'Bad Homburg' },
      { firstName: 'Hans Peter', lastName: 'Gross', place: 'Bad-Homburg' },
    ],
    ['taxNumber', { taxNumber: 'PL 526-000-12-46' }, { vatNumber: 'PL5260001246' }],
    ['vatNumber', { vatNumber: '136695976' }, { taxNumber: 'DE136695976' }],
  ])('finds a client with the same %s', (sign, typed, known) => {
    expect(signs(typed, known)).toEqual([sign]);
  });

  it.each<[string, Partial<ClientValues>, Partial<ClientValues>]>([
    ['nothing in common', { email: 'a@b.example' }, { email: 'c@b.example' }],
    ['the same name in another place', { lastName: 'Żak', place: 'Kraków' }, { lastName: 'Żak', place: 'Gdańsk' }],
    ['a short number', { taxNumber: '12', phoneNumber: '110' }, { taxNumber: '12', phoneNumber: '110' }],
    ['only empty fields', {}, {}],
  ])('is silent about a client with %s', (_name, typed, known) => {
    expect(signs(typed, known)).toEqual([]);
  });

  it('always finds a client again whose name and place somebody else has written', () => {
    const spellings = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' } as const;
    const byOthers = (text: string) =>
      text.replace(/[äöüßÄÖÜ]/g, letter => spellings[letter as keyof typeof spellings]).toUpperCase();
    const letters = fc.string({ unit: fc.constantFrom(...'abkrstäöüßÄÖÜ'), minLength: 1, maxLength: 12 });
    const words = fc.array(letters, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, words, (name, place) => {
        const typed = { type: 'company', companyName: name.join(' '), place: place.join('-') } as const;
        const known = { companyName: `  ${byOthers(name.join('  '))} `, place: byOthers(place.join(' ')) };
        expect(signs(typed, { type: 'company', ...known })).toEqual(['nameAndPlace']);
      }),
    );
  });

  it('always finds a client with the same data', () => {
    fc.assert(
      fc.property(fc.emailAddress(), email => {
        const form = someClientValues({ email });
        expect(likelyDoubles(form, [aClient(form)])).toHaveLength(1);
      }),
    );
  });

  it('always names exactly what two clients have in common, in whatever form each of them writes it', () => {
    const written = <Text extends string>(...texts: readonly Text[]) => fc.constantFrom(...texts);
    const someone = [
      {
        number: written('PL5260001246', '526-000-12-46', ' pl 526 000 12 46'),
        email: written('ada@post.example', ' ADA@post.example'),
        phone: written('+49 170 1234567', '0170 1234567', '(0170) 12-345-67'),
        name: written('Müller & Söhne', 'MUELLER&SOEHNE', 'Mueller &  Söhne '),
        place: written('Köln', 'Koeln ', 'KÖLN'),
      },
      {
        number: written('DE136695976', '136 695 976', 'de 136695976'),
        email: written('bob@post.example'),
        phone: written('+48 601 234 567', '601234567'),
        name: written('Żak', 'zak', ' ŻAK'),
        place: written('Kraków', 'krakow'),
      },
    ] as const;
    type Fact = keyof (typeof someone)[0];
    const nobody = fc.constant({ who: null, text: '' });
    const fact = (name: Fact) =>
      fc.oneof(nobody, ...someone.map((one, who) => one[name].map(text => ({ who, text: text as string }))));
    const anyone = fc.record({
      tax: fact('number'),
      vat: fact('number'),
      email: fact('email'),
      phone: fact('phone'),
      name: fact('name'),
      place: fact('place'),
    });
    const formOf = ({ tax, vat, email, phone, name, place }: Readonly<Record<string, { text: string }>>) => ({
      type: 'company' as const,
      taxNumber: tax!.text,
      vatNumber: vat!.text,
      email: email!.text,
      phoneNumber: phone!.text,
      companyName: name!.text,
      place: place!.text,
    });
    fc.assert(
      fc.property(anyone, anyone, (typed, known) => {
        const isIn = (who: number | null, ...others: readonly { who: number | null }[]) =>
          who !== null && others.some(other => other.who === who);
        const expected = [
          isIn(typed.tax.who, known.tax, known.vat) && 'taxNumber',
          isIn(typed.vat.who, known.tax, known.vat) && 'vatNumber',
          isIn(typed.email.who, known.email) && 'email',
          isIn(typed.phone.who, known.phone) && 'phoneNumber',
          isIn(typed.name.who, known.name) && isIn(typed.place.who, known.place) && 'nameAndPlace',
        ].filter(Boolean);
        expect(signs(formOf(typed), formOf(known))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Motorbike', () => {
  const brand = (id: number, name: string): Brand => ({ id: id as BrandId, name });
  const brands = [brand(1, 'Honda'), brand(2, 'BMW'), brand(20, 'Moto Guzzi')];
  const bike: Motorbike = { id: 7 as MotorbikeId, model: 'V7', brandId: 20 as BrandId, brandName: '', vin: '' };

  test('a motorbike requires a model and a brand, but no VIN', () => {
    expect(newMotorbike(emptyMotorbikeForm)).toBeNull();
    expect(newMotorbike({ model: '  ', brandId: 1, vin: '' })).toBeNull();
    expect(newMotorbike({ model: 'CB 500', brandId: 0, vin: '' })).toBeNull();
    expect(newMotorbike({ model: ' CB 500 ', brandId: 1, vin: ' x ' })).toEqual({
      model: 'CB 500',
      brandId: 1,
      vin: 'x',
    });
  });

  test("the brand name comes from the brand's id, else from the motorbike, and is null otherwise", () => {
    expect(brandNameOf(bike, brands)).toBe('Moto Guzzi');
    expect(brandNameOf({ ...bike, brandId: 99 as BrandId, brandName: 'Jawa' }, brands)).toBe('Jawa');
    expect(brandNameOf({ ...bike, brandId: 99 as BrandId }, brands)).toBeNull();
    expect(brandNameOf({ ...bike, brandId: 99 as BrandId, brandName: ' ' }, brands)).toBeNull();
    const unnamed = [{ id: 99 as BrandId, name: ' ' }];
    expect(brandNameOf({ ...bike, brandId: 99 as BrandId, brandName: 'Jawa' }, unnamed)).toBe('Jawa');
    expect(brandNameOf({ ...bike, brandId: 99 as BrandId }, unnamed)).toBeNull();
  });

  test('the form of a motorbike holds its editable fields', () => {
    expect(motorbikeFormOf({ ...bike, vin: 'X' })).toEqual({ model: 'V7', brandId: 20, vin: 'X' });
    expect(emptyMotorbikeForm).toEqual({ model: '', brandId: 0, vin: '' });
  });

  test.each([{ model: 'V9' }, { brandId: 2 as BrandId }, { vin: 'X' }])(
    'a motorbike changed by %j is not the same',
    change => {
      expect(isSameMotorbike(bike, { ...bike })).toBe(true);
      expect(isSameMotorbike(bike, { ...bike, ...change })).toBe(false);
    },
  );

  test('motorbikes of the same model are told apart by their VIN', () => {
    expect(motorbikeName({ ...bike, vin: 'ZGULD0001' }, 'Moto Guzzi')).toBe('Moto Guzzi V7 ZGULD0001');
    expect(motorbikeName(bike, 'Moto Guzzi')).toBe('Moto Guzzi V7');
  });

  const anyVin = fc.string({
    unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
    minLength: 17,
    maxLength: 17,
  });

  describe('vinHint', () => {
    it.each([
      ['', null],
      ['WB10A0104FZ000001', null],
      ['wb10a0104fz000001', null],
      ['WB10A 0104F Z000001', null],
      ['WB10A0104', 'length'],
      ['WB1OA0104FZ000001', 'letters'],
      ['QB10A', 'letters'],
      ['WB10A-0104FZ00000', 'letters'],
    ])('for %j is %j', (vin, hint) => expect(vinHint(vin)).toBe(hint));

    it('always accepts 17 of the allowed characters and never another length', () => {
      fc.assert(
        fc.property(anyVin, fc.integer({ min: 1, max: 16 }), (vin, length) => {
          expect(vinHint(vin)).toBeNull();
          expect(vinHint(vin.slice(0, length))).toBe('length');
          expect(vinHint(vin + vin)).toBe('length');
        }),
      );
    });

    it('never overlooks I, O or Q', () => {
      fc.assert(
        fc.property(anyVin, fc.constantFrom(...'IOQioq'), fc.nat({ max: 16 }), (vin, letter, at) => {
          expect(vinHint(vin.slice(0, at) + letter + vin.slice(at + 1))).toBe('letters');
        }),
      );
    });
  });

  describe('isSameVin', () => {
    it('always recognises a VIN, whatever its spaces and capitals', () => {
      fc.assert(
        fc.property(anyVin, fc.nat({ max: 17 }), (vin, at) => {
          expect(isSameVin(vin, ` ${vin.slice(0, at)} ${vin.slice(at).toLowerCase()}`)).toBe(true);
          expect(isSameVin(vin, vin.slice(1))).toBe(false);
        }),
      );
    });

    it('never treats two missing VINs as equal', () => expect(isSameVin('', ' ')).toBe(false));
  });
});

describe('InvoiceTemplate', () => {
  test('an invoice template requires a name and an HTML template', () => {
    expect(newInvoiceTemplate(emptyTemplateForm)).toBeNull();
    expect(newInvoiceTemplate({ ...emptyTemplateForm, name: ' ', renderKeyId: 1 })).toBeNull();
    expect(newInvoiceTemplate({ ...emptyTemplateForm, name: 'Plain' })).toBeNull();
    const template = newInvoiceTemplate({ ...emptyTemplateForm, name: ' Plain ', renderKeyId: 1 });
    expect(template).toEqual({ name: 'Plain', renderKeyId: 1, customFields: [] });
  });

  test('a new invoice template includes the field that was typed but not added', () => {
    const form = { name: 'Plain', renderKeyId: 1, customFields: ['Colour'], nextField: ' Mileage ' };
    expect(newInvoiceTemplate(form)?.customFields).toEqual(['Colour', 'Mileage']);
  });

  test('the form of an invoice template holds its editable fields and an empty next field', () => {
    const template = { name: 'Plain', renderKeyId: 3 as RenderKeyId, customFields: ['Colour'] };
    expect(templateFormOf({ ...template, id: 1 as InvoiceTemplateId })).toEqual({ ...template, nextField: '' });
    expect(emptyTemplateForm).toEqual({ name: '', renderKeyId: 0, customFields: [], nextField: '' });
  });

  test.each([
    { name: 'Fancy' },
    { renderKeyId: 4 as RenderKeyId },
    { customFields: ['Colour'] },
    { customFields: ['Colour', 'Mileage', 'Power'] },
    { customFields: ['Mileage', 'Colour'] },
    { customFields: ['Colour', 'Power'] },
  ])('a template changed by %j is not the same', change => {
    const template = { name: 'Plain', renderKeyId: 3 as RenderKeyId, customFields: ['Colour', 'Mileage'] };
    expect(isSameTemplate(template, structuredClone(template))).toBe(true);
    expect(isSameTemplate(template, { ...template, ...change })).toBe(false);
    expect(isSameTemplate({ ...template, ...change }, template)).toBe(false);
  });

  const anyNames = fc.array(fc.string({ maxLength: 4 }));

  describe('withCustomField', () => {
    it('adds a trimmed name at the end', () =>
      expect(withCustomField(['Colour'], ' Mileage ')).toEqual(['Colour', 'Mileage']));

    it.each(['', ' ', 'Colour', ' Colour '])('returns the same fields for %j, which is blank or known', name => {
      const fields = ['Colour'];
      expect(withCustomField(fields, name)).toBe(fields);
    });
  });

  describe('customFields', () => {
    it('trims names, drops blanks and duplicates, and keeps the order', () => {
      expect(customFields([' Colour ', '', '  ', 'Mileage', 'Colour'])).toEqual(['Colour', 'Mileage']);
    });

    it('handles 100,000 different names without comparing each with all others', () => {
      const names = Array.from({ length: 100_000 }, (_, index) => `Field ${index}`);
      const includes = jest.spyOn(Array.prototype, 'includes');
      expect(customFields([...names, ...names])).toEqual(names);
      expect(includes).not.toHaveBeenCalled();
      includes.mockRestore();
    });

    it('always contains unique, trimmed names that are not empty', () => {
      fc.assert(
        fc.property(anyNames, names => {
          const fields = customFields(names);
          expect(new Set(fields).size).toBe(fields.length);
          expect(fields.every(field => field !== '' && field === field.trim())).toBe(true);
          expect(names.map(name => name.trim()).filter(name => name !== '' && !fields.includes(name))).toEqual([]);
        }),
      );
    });

    it('always removes one name without touching the others', () => {
      fc.assert(
        fc.property(anyNames, fc.string({ maxLength: 4 }), (names, name) => {
          const fields = customFields(names);
          const removed = withoutCustomField(fields, name.trim());
          expect(removed).toEqual(fields.filter(field => field !== name.trim()));
          expect(withCustomField(fields, name).length).toBeGreaterThanOrEqual(fields.length);
        }),
      );
    });
  });
});
