import { act } from '@testing-library/react';
import { settled } from '../../support/settled';
import type { Workplace } from '../../support/Workplace';
import type { renderPage } from './renderPage';

type RenderedPage = Pick<Awaited<ReturnType<typeof renderPage>>, 'at' | 'passes'>;

/** Parts that the first screen does not need start one by one, each in an idle moment. */
const IDLE_MOMENTS = 15;

/** Lets everything start that the first screen does not need: pushes, toasts, the other lists, the keys. */
export async function startUp({ at, passes }: RenderedPage): Promise<void> {
  while (!isAtWork(at)) await passes(20);
  for (let moment = 0; moment < IDLE_MOMENTS; moment += 1) await passes(20);
  await act(settled);
}

const isAtWork = ({ connection, likes }: Workplace): boolean =>
  connection.state === 'connected' && likes.count !== null;
