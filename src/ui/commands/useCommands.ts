import { useEffect, useState } from 'react';
import { Book } from '../../application/book/Book';
import { Menu } from '../../application/navigation/Menu';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { SellingStore } from '../../application/selling/SellingStore';
import { SessionStore } from '../../application/session/SessionStore';
import { Appearance } from '../../application/settings/Appearance';
import type { BookRecordOf } from '../../domain/book/BookRecord';
import { type Command, screenActions } from '../../domain/commands/Command';
import { clientName } from '../../domain/selling/clients/Client';
import { searchPath } from '../search/searchPath';
import { keys } from '../shared/input/useKeys';
import { useNavigation } from '../shared/navigation';
import { offeredActions } from '../shared/page/useScreenActions';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { addressOf, commandPages } from './commandPages';

export interface ShownCommand extends Command {
  /** What tells it from another command with the same name. */
  readonly detail?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}

/** The commands apart from offers. */
export function useCommands(): readonly ShownCommand[] {
  const actions = useActionCommands();
  const pages = usePageCommands();
  const searches = useSearchCommands();
  const ofSelling = useSellingCommands();
  return [...actions, ...pages, ...searches, ...ofSelling];
}

const keysOfActions: { readonly [Action in (typeof screenActions)[number]]?: string } = {
  filters: keys.search.key,
  like: keys.like.key,
  keys: keys.help.key,
};

function useActionCommands(): readonly ShownCommand[] {
  const { t } = useTexts('commands');
  const menu = useInjection(Menu);
  const appearance = useInjection(Appearance);
  const [offered] = useState(offeredActions);
  const everywhere = {
    notifications: () => menu.openDialog('news'),
    theme: () => appearance.chooseTheme(appearance.theme === 'light' ? 'dark' : 'light'),
  };
  const all = { ...offered, ...everywhere };
  return screenActions.flatMap(action => {
    const run = all[action];
    const key = keysOfActions[action];
    if (!run) return [];
    return {
      id: `action ${action}`,
      group: 'actions',
      name: t(`actions.${action}`),
      synonyms: t(`synonyms.${action}`),
      ...(key && { keys: key }),
      run,
    };
  });
}

function usePageCommands(): readonly ShownCommand[] {
  const { t } = useTexts(['commands', 'navigation', 'offers', 'clients', 'board']);
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const { navigate } = useNavigation();
  const browse = useInjection(OfferLists).of('browse');
  return commandPages
    .filter(({ path }) => sellModuleUnlocked || !path.startsWith('/selling/'))
    .map(page => ({
      id: `page ${page.id}`,
      group: 'pages',
      name: t(page.name),
      synonyms: t(`commands:synonyms.${page.id}`),
      ...('within' in page && { detail: t(`navigation:${page.within}`) }),
      ...('key' in page && { keys: keys[page.key].key }),
      run: () => void navigate(addressOf(page, browse)),
    }));
}

function useSearchCommands(): readonly ShownCommand[] {
  const book = useInjection(Book);
  const { navigate } = useNavigation();
  const [searches, setSearches] = useState<readonly BookRecordOf<'searches'>[]>([]);
  useEffect(() => {
    let isLeft = false;
    void book.readAll('searches', '').then(answer => answer.ok && !isLeft && setSearches(answer.value));
    return () => {
      isLeft = true;
    };
  }, [book]);
  return searches.map(({ key, value }) => ({
    id: `search ${key}`,
    group: 'searches',
    name: value.name,
    run: () => void navigate(searchPath(value, key)),
  }));
}

/** The clients and motorbikes that are loaded. */
function useSellingCommands(): readonly ShownCommand[] {
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const { clients, motorbikes } = useInjection(SellingStore);
  const { navigate } = useNavigation();
  if (!sellModuleUnlocked) return [];
  return [
    ...clients.rows.map(client => ({
      id: `client ${client.id}`,
      group: 'clients' as const,
      name: clientName(client),
      detail: client.place,
      run: () => void navigate(paths.client(client.id)),
    })),
    ...motorbikes.rows.map(({ id, brandName, model, vin }) => ({
      id: `motorbike ${id}`,
      group: 'motorbikes' as const,
      name: `${brandName} ${model}`.trim(),
      detail: vin,
      synonyms: vin,
      run: () => void navigate(paths.vehicles),
    })),
  ];
}
