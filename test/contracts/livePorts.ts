import { Container } from 'inversify';
import { liveModule, type LiveOptions } from '../../src/infrastructure/liveModule';
import { ports } from '../support/twinContainer';
import type { SubjectPorts } from './MarketSubject';

const names = [
  'analytics',
  'bids',
  'purchases',
  'clientInvoices',
  'clients',
  'conversations',
  'identity',
  'invoices',
  'invoiceTemplates',
  'likes',
  'liveFeed',
  'motorbikes',
  'offers',
  'passwords',
  'deals',
  'profiles',
  'translations',
] as const satisfies readonly (keyof SubjectPorts)[];

/** The adapters of a real backend, also those that load late. */
export async function livePorts(options: LiveOptions): Promise<SubjectPorts> {
  const { module, loadLate } = liveModule(options);
  const container = new Container();
  container.load(module, await loadLate());
  return Object.fromEntries(names.map(name => [name, container.get(ports[name]!)])) as unknown as SubjectPorts;
}
