import { walksIn, walkTable, withWalks } from '../../.config/test/walkTable.js';

const walks = [
  { name: 'bid', domain: 32, application: 51, ui: 79, functions: 610 },
  { name: 'save a client', domain: 17, application: 30, ui: 59, functions: 405 },
];
const page =
  '# Page\n\n<!-- walks: `npm run walks` -->\n\n<!-- end of the walks -->\n\n| other | 1 | 2 | 3 | 4 | 5 |\n';

describe('the table of the walks', () => {
  it('has the walks that were written, and nothing else of the page', () => {
    expect(walksIn(page)).toEqual([]);
    const written = withWalks(page, walks);
    expect(walksIn(written)).toEqual(walks);
    expect(walksIn(withWalks(written, walks.slice(1)))).toEqual(walks.slice(1));
    expect(written).toContain('| other | 1 |');
  });

  it('says how many files of all layers a walk has', () => {
    expect(walkTable(walks)).toContain('| bid | 32 | 51 | 79 | 162 | 610 |');
  });
});
