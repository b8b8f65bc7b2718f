import * as fc from 'fast-check';
import type { Client, ClientId } from '../../../../src/domain/selling/clients/Client';
import type { ClientValues } from '../../../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../../src/domain/selling/clients/emptyClientValues';
import { type DoubleSign, likelyDoubles } from '../../../../src/domain/selling/clients/LikelyDouble';
import { someClientValues } from '../../../support/someClientValues';

const aClient = (said: Partial<ClientValues>): Client => ({
  ...emptyClientValues,
  type: 'personal',
  ...said,
  id: 7 as ClientId,
  name: '',
});

const signs = (typed: Partial<ClientValues>, known: Partial<ClientValues>) =>
  likelyDoubles({ ...emptyClientValues, type: 'personal', ...typed }, [aClient(known)]).flatMap(found => found.signs);

describe('likelyDoubles', () => {
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
