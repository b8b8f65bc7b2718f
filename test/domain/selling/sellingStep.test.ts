import { sellingStep } from '../../../src/domain/selling/sellingStep';

it.each([
  [{ clients: undefined, motorbikes: 4 }, null],
  [{ clients: 0, motorbikes: 4 }, 'addClient'],
  [{ clients: 1, motorbikes: 0 }, 'addMotorbike'],
  [{ clients: 1, motorbikes: undefined }, 'invoice'],
  [{ clients: 1, motorbikes: 1 }, 'invoice'],
])('for the counts %j the next selling step is %s', (counts, step) => expect(sellingStep(counts)).toBe(step));
