import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { Book } from '../../application/book/Book';
import { Menu } from '../../application/navigation/Menu';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { COMMAND_SETTINGS } from '../../domain/book/BookRecord';
import { fitOf, foundCommands, queryWords, searchable, withRecent } from '../../domain/commands/Command';
import { type HashId, type Offer, offerName } from '../../domain/offers/Offer';
import { Text } from '../kit/Text';
import { ModalDialog } from '../shared/dialogs/ModalDialog';
import { keyOfEvent } from '../shared/input/keyOfEvent';
import { useOpenOffer } from '../shared/offer/OfferLink';
import { useBook } from '../shared/page/useBook';
import { LiveText } from '../shared/texts/LiveText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './CommandDialog.module.css';
import { CommandOptions, optionId } from './CommandOptions';
import { type ShownCommand, useCommands } from './useCommands';

/** Finds what the dealer wants to do or see by its name. */
export const CommandDialog = observer(function CommandDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('commands');
  const book = useInjection(Book);
  const menu = useInjection(Menu);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  // Typing comes first, because many offers may be held. The field comes before the list, because the list is long.
  const query = useDeferredValue(typed);
  const isListed = useDeferredValue<boolean>(true, false);
  const commands = useCommands();
  const offersFor = useOfferCommands();
  const recent = useRecentCommands(commands);
  const commandsFor = (words: string) =>
    words.trim() === '' ? [...recent, ...commands] : foundCommands([...commands, ...offersFor(words)], words);
  const shown = commandsFor(query);
  const place = Math.min(active, shown.length - 1);

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [place, query]);

  const handleChoose = (command: ShownCommand) => {
    onClose();
    menu.followed();
    void book.change('settings', COMMAND_SETTINGS, stored => ({
      recentCommands: withRecent(stored?.recentCommands ?? [], command),
    }));
    // The focus returns first. Some commands move it then.
    requestAnimationFrame(command.run);
  };
  const handleKey = (event: KeyboardEvent) => {
    const pressed = keyOfEvent(event) ?? '';
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
    if (!step && pressed !== 'Enter') return;
    event.preventDefault();
    if (step) {
      setActive((place + step + shown.length) % Math.max(1, shown.length));
      return;
    }
    // The list may not show yet what a fast typist has typed.
    const chosen = query === typed ? shown[place] : commandsFor(typed)[0];
    if (chosen && !event.repeat) handleChoose(chosen);
  };
  return (
    <ModalDialog labelledBy={`${id}title`} className={styles.dialog} onCancel={onClose} onClickOutside={onClose}>
      <h2 id={`${id}title`} className="visually-hidden">
        {t('title')}
      </h2>
      <input
        className={styles.field}
        role="combobox"
        aria-label={t('field')}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={isListed && shown.length > 0 ? optionId(id, place) : undefined}
        placeholder={t('field')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      {isListed && <CommandOptions id={id} ref={list} commands={shown} active={place} onChoose={handleChoose} />}
      {/* Not after each letter. */}
      <LiveText
        className="visually-hidden"
        role="status"
        text={() => (shown.length > 0 ? t('found', { count: shown.length }) : '')}
      />
      <Text as="p" goneEmpty paddingBlock={4} paddingInline={5} tone="secondary" role="status">
        {shown.length === 0 && t('none')}
      </Text>
    </ModalDialog>
  );
});

/** The commands that the dealer chose last, as far as they are there. */
function useRecentCommands(commands: readonly ShownCommand[]): readonly ShownCommand[] {
  const openOffer = useOpenOffer();
  const chosen = useBook().get('settings', COMMAND_SETTINGS)?.recentCommands ?? [];
  return chosen.flatMap(({ id, name }): ShownCommand | [] => {
    const hashId = offerOfCommand(id);
    const known = commands.find(command => command.id === id);
    if (known) return { ...known, group: 'recent' };
    return hashId ? { id, group: 'recent', name, detail: hashId, run: () => openOffer(hashId) } : [];
  });
}

const OFFERS_AT_MOST = 8;
/** With fewer letters, almost every offer fits. */
const LETTERS_AT_LEAST = 2;

/** Offer numbers have digits, and no spaces. */
const isNumber = /^(?=.*\d)[\w-]{4,}$/;

/**
 * Finds the offers that fit a query among the loaded ones, and the offer of a typed number, which may not be loaded.
 */
function useOfferCommands(): (query: string) => readonly ShownCommand[] {
  const { t } = useTexts('commands');
  const registry = useInjection(OfferRegistry);
  const openOffer = useOpenOffer();
  return query => {
    const words = queryWords(query);
    if (words.map(({ folded }) => folded).join('').length < LETTERS_AT_LEAST) return [];
    const number = query.trim();
    const loaded = registry
      .search(offer => fitOf(searchable(`${offerName(offer)} ${offer.hashId}`), words) !== null, OFFERS_AT_MOST)
      .map((offer: Offer): ShownCommand => ({
        id: offerCommandId(offer.hashId),
        group: 'offers',
        name: offerName(offer),
        detail: offer.hashId,
        synonyms: offer.hashId,
        run: () => openOffer(offer.hashId),
      }));
    const isLoaded = loaded.some(({ detail }) => detail === number);
    if (isLoaded || !isNumber.test(number)) return loaded;
    return [
      {
        id: offerCommandId(number),
        group: 'number',
        name: t('openOffer', { number }),
        run: () => openOffer(number as HashId),
      },
      ...loaded,
    ];
  };
}

const OFFER = 'offer ';

const offerCommandId = (number: string): string => OFFER + number;

/** The offer of a command that was chosen earlier. Null if it is a command of another kind. */
const offerOfCommand = (id: string): HashId | null =>
  id.startsWith(OFFER) ? (id.slice(OFFER.length) as HashId) : null;
