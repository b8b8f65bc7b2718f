import type { Locator, Page } from '@playwright/test';
import { openInvoice } from './support/invoiceForm';
import { contrast } from './support/seenColours';
import { expect, quietMarket, test } from './support/test';
import { visit } from './support/visit';

test.use({ signedIn: 'seller', marketOptions: quietMarket });

/** What is left of a look where the system replaces the colours. */
const lookOf = (control: Locator) =>
  control.evaluate(element => {
    const { outline, border, backgroundColor } = getComputedStyle(element);
    return [outline, border, backgroundColor].join(' | ');
  });

async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  expect(await lookOf(chosen.first())).not.toBe(await lookOf(other.first()));
}

const main = (page: Page) => page.getByRole('main');

// Only a browser has the colours of a system.
test.describe('with the colours of the system', () => {
  test.use({ forcedColors: 'active' });

  test('what is pressed, chosen or the current page looks different from what is not', async ({ page, browse }) => {
    await browse.open('?type=Motorbike');
    const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await test.step('in the menu', () => expectToDiffer(link.and(page.locator('[aria-current="page"]')), link.last()));
    await test.step('in the types of vehicles', () =>
      expectToDiffer(browse.tool('Motorbikes'), browse.tool('Campers')));
    await test.step('a toggle', async () => {
      const toggle = browse.tool('Buy now only');
      const before = await lookOf(toggle);
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await page.mouse.move(0, 0);
      expect(await lookOf(toggle)).not.toBe(before);
      await toggle.click();
    });
    await test.step('a segment', async () => {
      await browse.openView();
      const columns = (isPressed: boolean) =>
        page.getByRole('button', { name: /^(Fewer|More) columns$/, pressed: isPressed });
      await expectToDiffer(columns(true), columns(false));
    });
    await test.step('the score of a tile keeps its colour', async () => {
      const bar = browse.list.locator('article > [data-band]:not([data-band="neutral"])').first();
      const colours = await bar.evaluate(element =>
        [element, document.body].map(each => getComputedStyle(each).backgroundColor),
      );
      expect(colours[0]).not.toBe(colours[1]);
    });
    await test.step('a tab', async () => {
      await visit(page, '/');
      await expectToDiffer(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }));
    });
    await test.step('a group of own bids', async () => {
      await visit(page, '/purchasing/my-bets');
      const group = page.getByRole('toolbar', { name: 'Your bids by standing' }).getByRole('button');
      await group.last().click();
      const isPressed = page.locator('[aria-pressed="true"]');
      await expectToDiffer(group.and(isPressed), group.and(page.locator('[aria-pressed="false"]')));
    });
    await test.step('the kind of a price', async () => {
      await openInvoice(page, visit);
      const label = (isChecked: boolean) =>
        main(page)
          .locator('label')
          .filter({ has: page.getByRole('radio', { checked: isChecked }) });
      await expectToDiffer(label(true), label(false));
    });
    await test.step('a tab of a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => sessionStorage.setItem('browserChosen', 'yes'));
      await visit(page, '/browsing/browse');
      const tab = page.getByRole('navigation').getByRole('link').filter({ visible: true });
      await expectToDiffer(tab.and(page.locator('[aria-current="page"]')), tab.last());
    });
  });
});

/** The fields in sight whose edge has a contrast below 3:1 against what is in it or around it. */
const faintFields = async (page: Page): Promise<readonly string[]> => {
  const fields = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const seen = (layers: readonly string[]): [number, number, number] => {
      for (const layer of ['#fff', ...layers]) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const controls = [...document.querySelectorAll('input, select, textarea')].filter(
      control =>
        !control.matches(
          '[type="checkbox"], [type="radio"], [type="file"], [readonly]:not(.ant-picker *), :disabled',
        ) && control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return controls.flatMap(control => {
      const box = control.closest('.ant-picker, .ant-select') ?? control;
      const { borderTopWidth, borderTopColor, borderLeftWidth } = getComputedStyle(box);
      // A word says what these are.
      if (borderTopWidth === '0px' || borderLeftWidth === '0px' || borderTopColor === 'rgba(0, 0, 0, 0)') return [];
      const grounds: string[] = [];
      for (let at: Element | null = box; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor);
      const name = control.ariaLabel ?? (control as HTMLInputElement).labels?.[0]?.textContent ?? control.className;
      const edge = seen([...grounds, borderTopColor]);
      return [{ name, edge, inside: seen(grounds), around: seen(grounds.slice(0, -1)) }];
    });
  });
  expect(fields).not.toEqual([]);
  return fields
    .filter(({ edge, inside, around }) => Math.min(contrast(edge, inside), contrast(edge, around)) < 3)
    .map(({ name }) => name);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the edge of each field has a contrast of 3:1', async ({ page, browse }) => {
      await browse.open();
      await browse.tool('Filters').click();
      await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('textbox').first()).toBeVisible();
      expect.soft(await faintFields(page), 'the filters').toEqual([]);
      await page.keyboard.press('Escape');
      for (const path of ['/settings/profile', '/settings/trading', '/selling/clients/create']) {
        await visit(page, path);
        await expect(main(page).getByRole('textbox').first()).toBeVisible();
        expect.soft(await faintFields(page), path).toEqual([]);
      }
      await openInvoice(page, visit);
      await expect(page.locator('.ant-picker').first()).toBeVisible();
      expect.soft(await faintFields(page), 'an invoice').toEqual([]);
    });

    test('more contrast gives all texts and edges the colour of the text', async ({ page }) => {
      await page.emulateMedia({ contrast: 'more' });
      await page.goto('/settings/profile');
      const field = page.getByRole('textbox', { name: 'Place', exact: true });
      await expect(field).toBeVisible();
      const colours = await field.evaluate(element => {
        const { borderTopColor, color } = getComputedStyle(element);
        return [borderTopColor, color];
      });
      expect(colours[0]).toBe(colours[1]);
      const label = page.locator('fieldset p').first();
      expect(await label.evaluate(element => getComputedStyle(element).color)).toBe(colours[1]);
      const link = page.getByRole('navigation').getByRole('link');
      await expectToDiffer(link.and(page.locator('[aria-current="page"]')), link.first());
    });
  });
}
