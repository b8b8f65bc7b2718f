/** All keys of the app by what they do, in the order of the sheet of keys. No key spends money. */
export const keys = {
  commands: { press: 'Ctrl + K / ⌘ K', heard: 'everywhere' },
  search: { press: '/', heard: 'onPage' },
  next: { press: 'j', heard: 'onPage' },
  previous: { press: 'k', heard: 'onPage' },
  enter: { press: 'Enter', heard: 'onPage' },
  newLine: { press: 'Shift + Enter', heard: 'inControl' },
  escape: { press: 'Esc', heard: 'everywhere' },
  like: { press: 'l', heard: 'onPage' },
  arrows: { press: '← ↑ ↓ →', heard: 'inControl' },
  tickRange: { press: 'Shift + ↑ ↓', heard: 'inControl' },
  goHome: { press: 'g h', heard: 'onPage' },
  goToday: { press: 'g t', heard: 'onPage' },
  goBrowse: { press: 'g s', heard: 'onPage' },
  goLiked: { press: 'g l', heard: 'onPage' },
  goBids: { press: 'g b', heard: 'onPage' },
  goDeals: { press: 'g d', heard: 'onPage' },
  goMessages: { press: 'g m', heard: 'onPage' },
  goInvoices: { press: 'g i', heard: 'onPage' },
  goClients: { press: 'g c', heard: 'onPage' },
  goVehicles: { press: 'g v', heard: 'onPage' },
  goIssued: { press: 'g r', heard: 'onPage' },
  help: { press: '?', heard: 'onPage' },
} as const satisfies Record<string, Key>;

interface Key {
  readonly press: string;
  /** `onPage`: not in a field and not below a dialog. `inControl`: by single fields and controls, and not by `useKeys`. */
  readonly heard: 'everywhere' | 'onPage' | 'inControl';
}

export type KeyName = keyof typeof keys;
export const keyNames = Object.keys(keys) as KeyName[];
