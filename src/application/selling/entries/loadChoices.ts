import type { Failure } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import type { ChoiceList } from './ChoiceList';

/** Loads a list once per page load. After a failure the next call tries again. */
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
