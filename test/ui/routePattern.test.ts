import type { HashId } from '../../src/domain/offers/Offer';
import type { ClientId } from '../../src/domain/selling/clients/Client';
import { routePattern } from '../../src/ui/routePattern';
import { paths } from '../../src/ui/shared/paths';

const offer = 'MB-7F3K2' as HashId;
const client = 4711 as ClientId;

describe('routePattern', () => {
  it.each([
    ['/', '/'],
    ['/campers', '/campers'],
    [paths.browse, '/browsing/browse'],
    [paths.offer(offer), '/browsing/offer/:id'],
    [paths.conversations, '/purchasing/conversations'],
    [paths.conversation(offer), '/purchasing/conversations/:id?'],
    [paths.createClient, '/selling/clients/create'],
    [paths.client(client), '/selling/clients/:id'],
    [paths.editClient(client), '/selling/clients/:id/edit'],
    [paths.createInvoice(client), '/selling/clients/:id/invoices/create'],
    ['/reset-password', '/reset-password'],
    ['/new-password', '/new-password'],
    ['/mara@paddock.example', 'other'],
    ['/browsing/offer/MB-7F3K2/more', 'other'],
    ['/New-Password/AbC_d-1', 'other'],
    ['//new-password//AbC_d-1', 'other'],
  ])('describes %s as %s', (path, pattern) => expect(routePattern(path)).toBe(pattern));
});
