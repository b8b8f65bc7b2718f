import * as fc from 'fast-check';
import {
  type Command,
  commandGroups,
  fitOf,
  foundCommands,
  queryWords,
  type RecentCommand,
  screenActions,
  searchable,
  withRecent,
} from '../../../src/domain/commands/Command';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('Żółć Łódź', 'Straße', 'BMW R 1250 GS'),
);
const someCommands: fc.Arbitrary<Command[]> = fc
  .array(fc.record({ group: fc.constantFrom(...commandGroups), name: text, synonyms: text }))
  .map(drawn => drawn.map((command, index) => ({ ...command, id: String(index) })));

const named = (name: string, synonyms = ''): Command => ({ id: name, group: 'pages', name, synonyms });
const namesFor = (query: string, ...commands: readonly Command[]) =>
  foundCommands(commands, query).map(({ name }) => name);

describe('foundCommands', () => {
  it('always finds an entry by its own name, and by each of its synonyms', () => {
    fc.assert(
      fc.property(someCommands, commands => {
        for (const command of commands) {
          expect(foundCommands(commands, command.name)).toContain(command);
          for (const { folded: word } of queryWords(command.synonyms ?? ''))
            expect(foundCommands(commands, word)).toContain(command);
        }
      }),
    );
  });

  it('finds each entry at most once, and nothing that was not there', () => {
    fc.assert(
      fc.property(someCommands, text, (commands, query) => {
        const found = foundCommands(commands, query);
        expect(new Set(found).size).toBe(found.length);
        expect(commands).toEqual(expect.arrayContaining([...found]));
      }),
    );
  });

  it('never finds more when the query has another word', () => {
    fc.assert(
      fc.property(someCommands, text, text, (commands, query, more) => {
        const found = foundCommands(commands, query);
        expect(found).toEqual(expect.arrayContaining([...foundCommands(commands, `${query} ${more}`)]));
      }),
    );
  });

  it('finds everything for an empty query, group by group', () => {
    fc.assert(
      fc.property(someCommands, commands => {
        const found = foundCommands(commands, ' ');
        expect(found).toHaveLength(commands.length);
        const places = found.map(({ group }) => commandGroups.indexOf(group));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
    );
  });

  it.each([
    ['lodz', 'Łódź'],
    ['strasse', 'Straße'],
    ['GEBOTE meine', 'Meine Gebote'],
    ['r1250', 'BMW R1250 GS'],
    ['r1250gs', 'BMW R 1250 GS'],
    ['mueller', 'Müller Zweirad'],
  ])('finds with %j the entry %j', (query, name) => {
    expect(namesFor(query, named('Home'), named(name))).toEqual([name]);
  });

  it('lists a whole word first, then a whole synonym, then beginnings and parts of names, then parts of synonyms', () => {
    const commands = [
      named('Help', 'counsel'),
      named('Counselling'),
      named('Sellers'),
      named('Home', 'sell'),
      named('Sell'),
    ];
    expect(namesFor('sell', ...commands)).toEqual(['Sell', 'Home', 'Sellers', 'Counselling']);
    expect(namesFor('sel', ...commands)).toEqual(['Sellers', 'Sell', 'Counselling', 'Home', 'Help']);
  });
});

describe('fitOf', () => {
  it('prefers a whole word, then the beginning of a word', () => {
    expect(fitOf(searchable('My bets'), queryWords('bets'))).toBe(0);
    expect(fitOf(searchable('My bets'), queryWords('my bet'))).toBe(1);
    expect(fitOf(searchable('My bets'), queryWords('ets'))).toBe(2);
    expect(fitOf(searchable('My bets'), queryWords('bet x'))).toBeNull();
  });
});

it('no action that a screen can offer spends money', () => {
  // A bid, a purchase, a pickup and a transport are sent only by their own buttons.
  expect(
    screenActions.filter(action => /bid|bet|offer|buy(?!NowOnly)|purchase|pick|transport|confirm|raise/i.test(action)),
  ).toEqual([]);
});

describe('withRecent', () => {
  const someRecent = fc.array(fc.record({ id: fc.constantFrom(...'abcdefghijkl'), name: fc.string() }));

  it('puts the chosen command first, holds each command once, and at most eight', () => {
    fc.assert(
      fc.property(someRecent, chosen => {
        const recent = chosen.reduce<readonly RecentCommand[]>(withRecent, []);
        expect(recent[0]).toEqual(chosen.at(-1));
        expect(new Set(recent.map(({ id }) => id)).size).toBe(recent.length);
        expect(recent).toHaveLength(Math.min(8, new Set(chosen.map(({ id }) => id)).size));
      }),
    );
  });
});
