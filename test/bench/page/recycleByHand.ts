import type { PeerOffer } from '../peers/main';

interface RecycledList {
  readonly offers: readonly PeerOffer[];
  readonly count: number;
}

/**
 * Runs in a copy of the page: the minimum work of a grid that scrolls. It keeps the rows of the copy, moves those that
 * have left the window to its other end, and fills them with other offers.
 */
export function recycleByHand({ offers, count }: RecycledList): void {
  const area = document.querySelector('article')!.closest<HTMLElement>('[role=region]')!;
  const room = document.querySelector('article')!.closest<HTMLElement>('[data-index]')!.parentElement!;
  const [template, second] = room.querySelectorAll<HTMLElement>(':scope > [data-index]');
  const columns = template!.children.length;
  const pitch = second!.getBoundingClientRect().top - template!.getBoundingClientRect().top;
  const pool = Array.from({ length: Math.ceil(area.clientHeight / pitch) + 2 }, () => template!.cloneNode(true));
  room.replaceChildren(...pool);
  room.style.height = `${(Math.ceil(count / columns) * pitch).toFixed()}px`;

  const slots = pool.map(row => ({
    row: row as HTMLElement,
    index: -1,
    tiles: [...(row as HTMLElement).querySelectorAll('article')].map(tile => ({
      tile,
      name: tile.querySelector('h2 a')!,
      model: tile.querySelector('p')!,
      price: tile.querySelector('strong')!,
      photo: tile.querySelector('img')!,
    })),
  }));
  const fill = (slot: (typeof slots)[number], index: number) => {
    slot.index = index;
    slot.row.style.transform = `translateY(${index * pitch}px)`;
    slot.tiles.forEach(({ tile, name, model, price, photo }, column) => {
      const offer = offers[(index * columns + column) % offers.length]!;
      tile.dataset.offer = offer.number;
      name.textContent = offer.name;
      model.textContent = offer.model;
      price.textContent = offer.price;
      photo.src = offer.photo;
    });
  };
  const show = () => {
    const first = Math.max(0, Math.floor(area.scrollTop / pitch) - 1);
    for (let index = first; index < first + slots.length; index += 1) {
      const slot = slots[index % slots.length]!;
      if (slot.index !== index) fill(slot, index);
    }
  };
  area.addEventListener('scroll', show, { passive: true });
  show();
}
