import { FrameBatch } from '../../src/infrastructure/FrameBatch';
import { InMemoryClock } from '../twins/InMemoryClock';

function batching() {
  const clock = new InMemoryClock();
  const delivered: (readonly string[])[] = [];
  return { clock, delivered, batch: new FrameBatch<string>(clock, items => delivered.push(items)) };
}

describe('FrameBatch', () => {
  it('delivers the items of a frame together, in their order', () => {
    const { batch, clock, delivered } = batching();
    batch.add('first');
    batch.add('second');
    expect(delivered).toEqual([]);
    clock.nextFrame();
    batch.add('third');
    clock.nextFrame();
    expect(delivered).toEqual([['first', 'second'], ['third']]);
  });

  it('delivers nothing for an empty frame, and runs no timer after it', () => {
    const { batch, clock, delivered } = batching();
    batch.add('item');
    clock.nextFrame();
    clock.nextFrame();
    expect(clock.pending).toBe(0);
    batch.add('later');
    clock.nextFrame();
    expect(delivered).toEqual([['item'], ['later']]);
  });

  it('delivers at once when it is flushed, and not again', () => {
    const { batch, clock, delivered } = batching();
    batch.add('item');
    batch.flush();
    batch.flush();
    expect(delivered).toEqual([['item']]);
    clock.nextFrame();
    expect(delivered).toEqual([['item']]);
    expect(clock.pending).toBe(0);
  });

  it('delivers nothing that was dropped', () => {
    const { batch, clock, delivered } = batching();
    batch.add('item');
    batch.drop();
    clock.nextFrame();
    expect(delivered).toEqual([]);
    expect(clock.pending).toBe(0);
  });
});
