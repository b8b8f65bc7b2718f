import { Bike, Gavel, type IconNode, SlidersHorizontal } from 'lucide';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../../../../src/ui/shared/icons/Icon';

const drawn = (of: IconNode): string => renderToStaticMarkup(createElement(Icon, { of, size: 16 }));

describe('an icon', () => {
  it.each([
    ['of paths alone', Gavel],
    ['of circles as well', Bike],
  ])('%s has one path', (_, icon) => expect(drawn(icon).match(/<path/g)).toHaveLength(1));

  it('keeps shapes that are not paths', () => {
    expect(drawn(Bike).match(/<circle/g)).toHaveLength(Bike.filter(([tag]) => tag === 'circle').length);
  });

  it('is hidden from screen readers and has the requested size', () => {
    expect(drawn(SlidersHorizontal)).toMatch(/width="16" height="16" aria-hidden="true"/);
  });
});
