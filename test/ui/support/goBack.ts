import { act } from '@testing-library/react';
import { settled } from '../../support/settled';

/** Presses Back, and lets the previous page appear. */
export function goBack(): Promise<void> {
  return act(async () => {
    const isBack = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await isBack;
    await settled();
  });
}
