import * as fc from 'fast-check';
import { filledWording, templateValues, type WordingValues } from '../../../src/domain/board/Wording';

const values: WordingValues = {
  seller: 'Ms. Berg',
  vehicle: 'BMW R 1250',
  number: 'AB12',
  time: '27 Nov 2026, 10:00',
  day: '27 Nov 2026',
  dealer: 'Moto Nord\n+49 40 1234567',
};

const template =
  'Hello {{seller}},\n\nwe have bought your {{vehicle}}. We suggest {{time}}. Does it suit you?\n\nRegards\n{{dealer}}';

describe('filledWording', () => {
  it('fills in each field, and leaves an unknown name in braces', () => {
    expect(filledWording('{{ vehicle }} of {{seller}}: {{colour}}', values)).toBe('BMW R 1250 of Ms. Berg: {{colour}}');
  });

  it('leaves out the sentence whose fact is missing, and its line if nothing else is in it', () => {
    expect(filledWording(template, { ...values, time: '' })).toBe(
      'Hello Ms. Berg,\n\nwe have bought your BMW R 1250. Does it suit you?\n\nRegards\nMoto Nord\n+49 40 1234567',
    );
    expect(filledWording('First.\nTime: {{time}}\nLast.', { ...values, time: '' })).toBe('First.\nLast.');
  });

  it('begins with a capital letter if the salutation is left out', () => {
    expect(filledWording(template, { ...values, seller: '' })).toMatch(/^We have bought your BMW R 1250\. We suggest/);
    expect(filledWording('we write to {{seller}}', values)).toBe('we write to Ms. Berg');
  });

  it('replaces nothing but the fields if each fact is known', () => {
    const part = fc.constantFrom(...Object.values(templateValues), 'word', ' ', '. ', '\n', '\n\n', '!', '?');
    const anyTemplate = fc.array(part, { maxLength: 30 }).map(parts => parts.join(''));
    fc.assert(
      fc.property(anyTemplate, text => {
        expect(filledWording(text, values)).toBe(
          text.replace(/\{\{(\w+)\}\}/g, (_, name: keyof WordingValues) => values[name]),
        );
      }),
    );
  });
});
