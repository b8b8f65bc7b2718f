/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { act, render } from '@testing-library/react';
import { useTitleInSight } from '../../../../src/ui/offers/page/OfferPage';

/** The observers that are not disconnected, with what each observes. */
const observers = new Map<object, { readonly seen: Element[]; readonly tell: (isIntersecting: boolean) => void }>();

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    observers.set(this, { seen: [], tell: isIntersecting => callback([{ isIntersecting }]) });
  }

  observe(element: Element) {
    observers.get(this)!.seen.push(element);
  }

  disconnect() {
    observers.delete(this);
  }
}

function Page({ title }: { readonly title: string | undefined }) {
  const head = useTitleInSight(title);
  return (
    <main>
      <div ref={head} data-head />
      {title && <h1 key={title}>{title}</h1>}
    </main>
  );
}

describe('the head of an opened offer', () => {
  const known = globalThis.IntersectionObserver;
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Observer }));
  afterEach(() => Object.assign(globalThis, { IntersectionObserver: known }));

  it('is marked while the title is in sight, also after another offer is opened', () => {
    const { container, rerender, unmount } = render(<Page title={undefined} />);
    const isMarked = () => container.querySelector('[data-head]')!.hasAttribute('data-titled');
    const observed = () => [...observers.values()].map(({ seen }) => seen.map(({ textContent }) => textContent));
    expect([observed(), isMarked()]).toEqual([[], false]);
    for (const title of ['BMW', 'Honda']) {
      rerender(<Page title={title} />);
      expect(observed()).toEqual([[title]]);
      const { tell } = [...observers.values()][0]!;
      act(() => tell(true));
      expect(isMarked()).toBe(true);
      act(() => tell(false));
      expect(isMarked()).toBe(false);
    }
    unmount();
    expect(observed()).toEqual([]);
  });
});
