import { ContainerModule } from 'inversify';
import { AppShell } from '../application/ports/AppShell';
import { BrowserWindow } from '../application/ports/BrowserWindow';
import { Clock } from '../application/ports/Clock';
import { DealerBook } from '../application/ports/DealerBook';
import { Deployment } from '../application/ports/Deployment';
import { Diagnostics } from '../application/ports/Diagnostics';
import { FileSharing } from '../application/ports/FileSharing';
import { Geolocation } from '../application/ports/Geolocation';
import { HandoverPapers } from '../application/ports/HandoverPapers';
import { Pictures } from '../application/ports/Pictures';
import { Preferences, VisitStorage } from '../application/ports/Preferences';
import { Site } from '../application/ports/Site';
import { Spreadsheets } from '../application/ports/Spreadsheets';
import { SystemNotifications } from '../application/ports/SystemNotifications';
import { TabLocks } from '../application/ports/TabLocks';
import { TabMessages } from '../application/ports/TabMessages';
import { BroadcastTabMessages } from './browser/BroadcastTabMessages';
import { BrowserDeployment } from './browser/BrowserDeployment';
import { BrowserGeolocation } from './browser/BrowserGeolocation';
import { BrowserPictures } from './browser/BrowserPictures';
import { BrowserSystemNotifications } from './browser/BrowserSystemNotifications';
import { DomBrowserWindow } from './browser/DomBrowserWindow';
import { isStorageDenied, LocalStoragePreferences } from './browser/LocalStoragePreferences';
import { basePath } from './browser/page/basePath';
import { WebFileSharing } from './browser/WebFileSharing';
import { WebTabLocks } from './browser/WebTabLocks';
import { lazyBook } from './indexedDb/lazyBook';
import { loadCode } from './loadCode';
import { lazyHandoverPapers } from './pdf/lazyHandoverPapers';
import { lazyShell } from './serviceWorker/lazyShell';

/** Bindings that both backends share: the browser's adapters and the settings of the site. */
export function browserModule(
  { nativeApp, map, flagUrl, registrationUrl, idleMinutes, draftDays }: Site,
  diagnostics: Diagnostics,
  clock: Clock,
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(AppShell).toConstantValue(
      lazyShell(async () => {
        const { ServiceWorkerShell } = await import(
          /* webpackChunkName: "app-shell" */ './serviceWorker/ServiceWorkerShell'
        );
        // The build for development has no worker.
        const workers = process.env.NODE_ENV === 'production' ? navigator.serviceWorker : undefined;
        const scope = `${location.origin}${basePath}/`;
        return new ServiceWorkerShell({ workers, scope, version: process.env.APP_VERSION ?? '' });
      }),
    );
    bind(BrowserWindow).toConstantValue(new DomBrowserWindow());
    bind(Clock).toConstantValue(clock);
    bind(DealerBook).toConstantValue(
      lazyBook(async () => {
        const { IndexedDbDealerBook } = await import(/* webpackChunkName: "book" */ './indexedDb/IndexedDbDealerBook');
        return new IndexedDbDealerBook({ diagnostics, clock, draftDays, storage: navigator.storage, isStorageDenied });
      }),
    );
    bind(Deployment).toConstantValue(new BrowserDeployment());
    bind(Diagnostics).toConstantValue(diagnostics);
    bind(FileSharing).toConstantValue(new WebFileSharing());
    bind(Geolocation).toConstantValue(new BrowserGeolocation());
    bind(HandoverPapers).toConstantValue(lazyHandoverPapers);
    bind(Pictures).toConstantValue(new BrowserPictures());
    bind(Preferences).toConstantValue(new LocalStoragePreferences());
    bind(Spreadsheets).toConstantValue({
      write: async rows => {
        const code = await loadCode(import(/* webpackChunkName: "excel" */ './excel/ExcelSpreadsheets'));
        return code.ok ? new code.value.ExcelSpreadsheets().write(rows) : code;
      },
    });
    bind(SystemNotifications).toConstantValue(new BrowserSystemNotifications());
    bind(TabLocks).toConstantValue(new WebTabLocks(navigator.locks, clock));
    bind(TabMessages).toConstantValue(new BroadcastTabMessages());
    bind(VisitStorage).toConstantValue(new LocalStoragePreferences(() => sessionStorage));
    bind(Site).toConstantValue({ nativeApp, map, flagUrl, registrationUrl, idleMinutes, draftDays });
  });
}
