/** Methods that the table of answers does not go through, and why. */
export const elsewhere: Readonly<Record<string, string>> = {
  'Identity.hasSession': 'asks nobody: it reads what this browser keeps',
  'Identity.signIn': 'asks the user pool, whose faults have a table of their own below',
  'Identity.reauthenticate': 'asks the user pool, whose faults have a table of their own below',
  'Identity.signOut': 'answers nothing, whatever happens: see below',
  'Analytics.record': 'answers nothing, whatever happens: see below',
  'LiveFeed.open': 'is a line and no call: see ActionCableLiveFeed.test.ts and test/rails/cable.test.ts',
  'LiveFeed.close': 'is a line and no call: see ActionCableLiveFeed.test.ts and test/rails/cable.test.ts',
};
