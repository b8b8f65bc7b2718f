import { LoadSellingModule } from '../../../src/application/selling/LoadSellingModule';
import { SellingModuleStore } from '../../../src/application/selling/SellingModuleStore';
import { InMemorySellingModule } from '../../../src/infrastructure/twins/InMemorySellingModule';
import { watchActions } from '../../support/watchActions';

watchActions();

it('LoadSellingModule loads the module once, and reports a failure', async () => {
  const module = new InMemorySellingModule();
  const store = new SellingModuleStore();
  const load = new LoadSellingModule(module, store);
  module.isOffline = true;
  await load.execute();
  expect(store.status).toEqual({ step: 'failed', failure: { reason: 'offline' } });
  module.isOffline = false;
  await load.execute();
  module.isOffline = true;
  await load.execute();
  expect(store.status).toEqual({ step: 'ready' });
});
