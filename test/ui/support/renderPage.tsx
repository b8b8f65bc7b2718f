import './jsdomPage';
import { getConfig } from '@testing-library/dom';
import { act, cleanup, configure, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import type { Language } from '../../../src/domain/shared/Language';
import { FetchedTexts } from '../../../src/infrastructure/browser/FetchedTexts';
import { App } from '../../../src/ui/App';
import { startTexts } from '../../../src/ui/shared/texts/texts';
import { buyerEmail, sellerEmail, visitorEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { leftBehind } from './leftBehind';

const accounts = { buyer: buyerEmail, seller: sellerEmail, visitor: visitorEmail };

export interface PageOptions extends Omit<WorkplaceOptions, 'email'> {
  /** The visitor has test access: bidding and buying are off. */
  readonly as?: keyof typeof accounts;
  readonly language?: Language;
  /** Runs before the page is rendered, for example to change the market. */
  readonly before?: (workplace: Workplace) => void | Promise<void>;
}

export interface RenderedPage {
  readonly at: Workplace;
  readonly user: UserEvent;
  /** Advances the clock, and runs what becomes due. */
  readonly passes: (milliseconds: number) => Promise<void>;
}

// Far above what a test needs. On a busy machine, the first import of a page alone may take seconds.
configure({ asyncUtilTimeout: 20_000 });

const { getElementError: errorWithPage } = getConfig();

/** Whether `waitFor` has called the query. It tries again after an error, and reads the message only at its timeout. */
const isRetried = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

// The message of a failed query contains the page, which takes long to print.
configure({
  getElementError: (message, container) => {
    if (!isRetried()) return errorWithPage(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => errorWithPage(message, container).message,
    });
  },
});

/** The errors that React and the app have printed during a test. A test with errors fails. */
const printed: unknown[][] = [];

beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => void printed.push(values));
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  expect(printed).toEqual([]);
  // An effect that its view does not undo.
  expect(leftBehind()).toEqual([]);
});

/**
 * Renders the whole app at an address, for a signed-in dealer on the in-memory twins, with the texts that are shipped.
 * Time stands still until the test calls `passes`.
 */
export async function renderPage(path: string, options: PageOptions = {}): Promise<RenderedPage> {
  const { as = 'buyer', language = 'en', before, ...workplaceOptions } = options;
  const texts = new FetchedTexts();
  texts.requestFeatures();
  startTexts(language, await texts.read(language), texts);
  history.replaceState(null, '', path);
  const at = new Workplace({ ...workplaceOptions, email: accounts[as] });
  runInAction(() => (at.appearance.language = language));
  // A part whose code cannot be imported fails the test with its reason.
  jest.spyOn(at.twins.deployment, 'hasRemoved').mockImplementation(async error => {
    console.error(error);
    return false;
  });
  await before?.(at);
  render(<App container={at.container} basePath="" />);
  const passes = (milliseconds: number) => act(() => at.passes(milliseconds));
  await passes(0);
  // Only style sheets, which are not loaded here, keep the pointer from an element.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { at, user, passes };
}

/** Lets everything that is due happen, such as the answers of the twins. */
export const answersArrive = (): Promise<void> => act(settled);
