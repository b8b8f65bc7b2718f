import { commandPages } from '../../../src/ui/commands/commandPages';
import { listPaths } from '../../../src/ui/shared/paths';

it('the commands lead to every list of offers', () => {
  expect(commandPages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(listPaths)));
});
