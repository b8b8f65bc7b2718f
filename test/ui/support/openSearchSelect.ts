import { type screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the list of a field that is searched by typing, and returns its input. Until its code has arrived, it is disabled. */
export async function openSearchSelect(
  user: UserEvent,
  part: Pick<typeof screen, 'getByRole'>,
  name: string,
): Promise<HTMLElement> {
  await waitFor(() => expect(part.getByRole('combobox', { name })).toHaveProperty('disabled', false));
  const field = part.getByRole('combobox', { name });
  await user.click(field);
  return field;
}
