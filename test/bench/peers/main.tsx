import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement, memo, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Virtuoso } from 'react-virtuoso';

/** What a team would take instead of our own rows: two libraries for long lists, and React without a library. */
export type Peer = 'tanstack' | 'virtuoso';

/** The fields of an offer that change from tile to tile. */
export interface PeerOffer {
  readonly name: string;
  readonly model: string;
  readonly number: string;
  readonly price: string;
  readonly photo: string;
}

interface PeerList {
  readonly peer: Peer;
  readonly offers: readonly PeerOffer[];
  readonly count: number;
}

declare global {
  /** Fills the list of tiles of a copied page. */
  var scrollPeer: (list: PeerList) => void;
  /** Makes the first press of a button render the rows of a copied table, as plain React. */
  var openPeer: (button: string) => void;
}

/** An element of the app as data: the same elements and classes, one component, and a handler for each press. */
interface Shape {
  readonly tag: string;
  readonly props: Readonly<Record<string, string>>;
  readonly field: keyof PeerOffer | undefined;
  readonly children: readonly (Shape | string)[];
}

const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };

const fields = new Map<Element, keyof PeerOffer>();

function shapeOf(element: Element): Shape {
  const attributes = [...element.attributes].filter(({ name }) => name !== 'style');
  const children = [...element.childNodes].flatMap((node): (Shape | string)[] => {
    if (node instanceof Element) return [shapeOf(node)];
    return node.textContent ? [node.textContent] : [];
  });
  return {
    tag: element.localName,
    props: Object.fromEntries(attributes.map(({ name, value }) => [reactNames[name] ?? name, value])),
    field: fields.get(element),
    children,
  };
}

const handlePress = (event: { preventDefault: () => void }) => event.preventDefault();

function drawn(shape: Shape | string, offer: PeerOffer | null, key: number): ReactNode {
  if (typeof shape === 'string') return shape;
  const { tag, props, field, children } = shape;
  const own = { ...props, key, ...((tag === 'a' || tag === 'button') && { onClick: handlePress }) };
  if (offer && field === 'photo') return createElement(tag, { ...own, src: offer.photo });
  if (offer && field) return createElement(tag, own, offer[field]);
  return createElement(tag, own, ...children.map((child, index) => drawn(child, offer, index)));
}

const Plain = memo(function Plain({ shape, offer }: { readonly shape: Shape; readonly offer: PeerOffer | null }) {
  return drawn(shape, offer, 0);
});

interface RowsProps extends PeerList {
  readonly shape: Shape;
  readonly columns: number;
  /** From one row to the next, in pixels. */
  readonly pitch: number;
  readonly area: HTMLElement;
  readonly className: string;
}

const rowStyle = (columns: number) => ({ ['--tiles-per-row' as string]: columns });

function Tiles({ shape, offers, columns, index }: RowsProps & { readonly index: number }) {
  return Array.from({ length: columns }, (_, column) => (
    <Plain key={column} shape={shape} offer={offers[(index * columns + column) % offers.length]!} />
  ));
}

function TanstackRows(props: RowsProps) {
  const { count, columns, pitch, area, className } = props;
  const rows = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => area,
    estimateSize: () => pitch,
    overscan: 2,
  });
  return rows.getVirtualItems().map(({ key, index, start }) => (
    <div key={key} className={className} style={{ ...rowStyle(columns), transform: `translateY(${start}px)` }}>
      <Tiles {...props} index={index} />
    </div>
  ));
}

function VirtuosoRows(props: RowsProps) {
  const { count, columns, pitch, area, className } = props;
  return (
    <Virtuoso
      customScrollParent={area}
      totalCount={Math.ceil(count / columns)}
      fixedItemHeight={pitch}
      increaseViewportBy={pitch}
      itemContent={index => (
        <div className={className} style={{ ...rowStyle(columns), position: 'relative', height: pitch }}>
          <Tiles {...props} index={index} />
        </div>
      )}
    />
  );
}

globalThis.scrollPeer = list => {
  const area = document.querySelector('article')!.closest<HTMLElement>('[role=region]')!;
  const room = document.querySelector('article')!.closest<HTMLElement>('[data-index]')!.parentElement!;
  const [first, second] = room.querySelectorAll<HTMLElement>(':scope > [data-index]');
  const columns = first!.children.length;
  const pitch = second!.getBoundingClientRect().top - first!.getBoundingClientRect().top;
  const tile = first!.children[0]!;
  const photo = tile.querySelector('img')!;
  photo.removeAttribute('src');
  fields
    .set(tile.querySelector('h2 a')!, 'name')
    .set(tile.querySelector('p')!, 'model')
    .set(tile.querySelector('strong')!, 'price')
    .set(photo, 'photo');
  const props = { ...list, shape: shapeOf(tile), columns, pitch, area, className: first!.className };
  room.replaceChildren();
  room.style.height = `${(Math.ceil(list.count / columns) * pitch).toFixed()}px`;
  createRoot(room).render(list.peer === 'tanstack' ? <TanstackRows {...props} /> : <VirtuosoRows {...props} />);
};

globalThis.openPeer = button => {
  const rows = [...document.querySelectorAll('[role=row][data-offer]')];
  const area = rows[0]!.closest('[role=region]')!.getBoundingClientRect();
  const inSight = rows.filter(row => row.getBoundingClientRect().top < area.bottom).map(shapeOf);
  const room = rows[0]!.closest<HTMLElement>('[data-index]')!.parentElement!;
  room.replaceChildren();
  const root = createRoot(room);
  const press = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button)!;
  press.addEventListener('click', () =>
    root.render(inSight.map((shape, index) => <Plain key={index} shape={shape} offer={null} />)),
  );
};
