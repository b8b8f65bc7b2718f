import { expect, test } from '@playwright/test';
import { icons } from 'lucide';
import { iconDrawing } from '../../src/ui/shared/icons/Icon';

/** In the units of an icon, which is 24 wide. */
const NEARLY = 0.01;

test('an icon merged into one path looks like the original with several paths', async ({ page }) => {
  const drawn = Object.entries(icons).map(([name, nodes]) => ({
    name,
    whole: iconDrawing(nodes).outline,
    parts: nodes.filter(([tag]) => tag === 'path').map(([, { d }]) => String(d)),
  }));
  expect(drawn.filter(({ parts }) => parts.length > 1).length).toBeGreaterThan(500);

  const differing = await page.evaluate(
    ([all, nearly]) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      document.body.append(svg);
      /** The length and the bounding box of the paths. */
      const measured = (paths: readonly string[]) => {
        svg.replaceChildren(
          ...paths.map(d => {
            const path = document.createElementNS(svg.namespaceURI, 'path') as SVGPathElement;
            path.setAttribute('d', d);
            return path;
          }),
        );
        const { x, y, width, height } = svg.getBBox();
        const length = [...svg.querySelectorAll('path')].reduce((sum, path) => sum + path.getTotalLength(), 0);
        return [length, x, y, x + width, y + height];
      };
      return all
        .filter(({ whole, parts }) => {
          const alone = measured(parts);
          return measured(whole ? [whole] : []).some((value, index) => Math.abs(value - alone[index]!) > nearly);
        })
        .map(({ name }) => name);
    },
    [drawn, NEARLY] as const,
  );
  expect(differing).toEqual([]);
});
