/** Ports that stay inside this browser and need no connection. */
export const local: readonly string[] = [
  'AppShell',
  'BrowserWindow',
  'Clock',
  'DealerBook',
  'Geolocation',
  'DemoMarket',
  'Pictures',
  'Preferences',
  'Site',
  'SystemNotifications',
  'Spreadsheets',
  'TaxIds',
  'TabLocks',
  'Tabs',
  'VisitStorage',
];

/** Methods that the fault table does not cover, with the reason. */
export const elsewhere: Readonly<Record<string, string>> = {
  'Identity.hasSession': 'asks nobody: it reads what this browser keeps',
  'Identity.signIn': 'asks the user pool: see identityFaults.test.ts',
  'Identity.reauthenticate': 'asks the user pool: see identityFaults.test.ts',
  'Identity.signOut': 'answers nothing, whatever happens: see identityFaults.test.ts',
  'Identity.signOutElsewhere': 'asks the user pool: see CognitoIdentity.test.ts',
  'Identity.signOutHere': 'answers nothing, whatever happens: see identityFaults.test.ts',
  'Analytics.record': 'answers nothing, whatever happens: see identityFaults.test.ts',
  'Diagnostics.report': 'answers nothing, whatever happens: see diagnostics.test.ts',
  'Diagnostics.measured': 'answers nothing, whatever happens: see diagnostics.test.ts',
  'Deployment.current': 'asks nobody: it is a part of the build',
  'Deployment.hasRemoved': 'asks for files of the page itself: see BrowserDeployment.test.ts',
  'Texts.fetch': 'asks for files of the page itself: see FetchedTexts.test.ts',
  'Texts.read': 'asks for files of the page itself: see FetchedTexts.test.ts',
  'Texts.requestFeatures': 'asks nobody: later reads include the texts of the features',
  'LiveFeed.open': 'is a line and no call: see ActionCableLiveFeed.test.ts and test/rails/cable.test.ts',
  'LiveFeed.close': 'is a line and no call: see ActionCableLiveFeed.test.ts and test/rails/cable.test.ts',
};
