export interface PreparedParts {
  /** The HTML of an opened offer. */
  readonly sheet: string;
  /** The HTML of the opened filters. */
  readonly drawer: string;
  /** The HTML of a tile with its bid form. */
  readonly expanded: string;
}

/**
 * Runs in a copy of the page: the minimum work of a press. It toggles a like, and shows an offer, the filters or a bid
 * form that were prepared before.
 */
export function pressByHand({ sheet, drawer, expanded }: PreparedParts): void {
  const prepared = document.createElement('template');
  prepared.innerHTML = sheet + drawer + expanded;
  const [offer, filters, tile] = prepared.content.children;
  const content = document.querySelector('#content')!;

  addEventListener('click', event => {
    const pressed = (event.target as Element).closest('a, button');
    if (!pressed) return;
    event.preventDefault();
    if (pressed.ariaPressed) pressed.ariaPressed = String(pressed.ariaPressed !== 'true');
    else if (pressed.closest('[role=toolbar]')) content.append(filters!);
    else if (pressed.matches('article [aria-expanded]')) {
      // The rows below keep their place, so that the tile covers them.
      pressed.closest<HTMLElement>('[data-index]')!.style.zIndex = '1';
      pressed.closest('article')!.replaceWith(tile!);
    } else if (pressed.matches('article a')) {
      history.pushState(null, '');
      content.append(offer!);
    }
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    if (filters!.isConnected) filters!.remove();
    else history.back();
  });
  addEventListener('popstate', () => offer!.remove());
}
