import { expect, type Locator } from '@playwright/test';

/** Opens the list of a field that is searched by typing. Until its code has arrived, the field is disabled. */
async function openSearchSelect(part: Locator, name: string): Promise<Locator> {
  const field = part.getByRole('combobox', { name });
  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  return field;
}

/** The texts of all options, in their order. */
export async function searchOptions(part: Locator, name: string): Promise<readonly string[]> {
  const field = await openSearchSelect(part, name);
  const texts = await part.getByRole('listbox').getByRole('option').allTextContents();
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  return texts;
}

export async function chooseBySearch(part: Locator, name: string, option: string): Promise<void> {
  const field = await openSearchSelect(part, name);
  await field.fill(option);
  await part.getByRole('option', { name: option, exact: true }).click();
  await expect(field).toHaveValue(option);
}
