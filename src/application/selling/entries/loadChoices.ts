import type { Failure } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import type { ChoiceList } from './ChoiceList';

/** Fetches a list once for as long as the page lives; what failed is asked for again. */
export async function loadChoices<Choice>(
  list: ChoiceList<Choice>,
  ask: (signal: AbortSignal) => Promise<Result<readonly Choice[], Failure>>,
): Promise<void> {
  if (list.hasArrived || list.status.step === 'loading') return;
  list.loadStarted();
  const answer = await ask(new AbortController().signal);
  if (answer.ok) list.arrived(answer.value);
  else list.loadFailed(answer.failure);
}
