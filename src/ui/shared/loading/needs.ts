import type { LateAdapters, LoadAdapters } from '../../../application/shared/LateAdapters';
import { loadFeatureTexts } from '../texts/texts';

/** What a view needs besides its code and what the first screen has: the texts of all features, or adapters. */
export type Need = 'texts' | LateAdapters;

/** With the demo and in tests, all adapters are there. */
const noneLate: LoadAdapters = async () => {};

let loadAdapters = noneLate;
const loading = new Map<LateAdapters, Promise<void>>();

/** From now on, adapters are loaded by this function. */
export function startAdapters(load: LoadAdapters = noneLate): void {
  loadAdapters = load;
  loading.clear();
}

/** Resolves when everything that a view needs is there. Rejects if something cannot be loaded; the next call tries again. */
export const loadNeeds = (needs: readonly Need[]): Promise<unknown> =>
  Promise.all(needs.map(need => (need === 'texts' ? loadFeatureTexts() : adaptersLoaded(need))));

/** Adapters are bound only once. */
function adaptersLoaded(which: LateAdapters): Promise<void> {
  const load =
    loading.get(which) ??
    loadAdapters(which).catch((error: unknown) => {
      loading.delete(which);
      throw error;
    });
  loading.set(which, load);
  return load;
}
