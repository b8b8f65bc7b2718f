import 'reflect-metadata/lite';
import { Container, injectable } from 'inversify';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createContext, use } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';

/** The minimum cost of the libraries of this build: one container, one store, one route, one list of tiles. */
interface Tile {
  readonly hash_id: string;
  readonly label1: string;
  readonly label2: string;
  readonly highest_bet: number;
  readonly bets_count: number;
  readonly region: string;
  readonly year: number | null;
}

class TileStore {
  readonly tiles = observable.array<Tile>([], { deep: false });

  constructor() {
    makeAutoObservable(this, { tiles: false });
  }

  arrived(tiles: readonly Tile[]): void {
    this.tiles.replace([...tiles]);
  }
}

@injectable()
class LoadTiles {
  constructor(private readonly store: TileStore) {}

  async execute(): Promise<void> {
    const answer = await fetch('/tiles.json');
    const tiles = (await answer.json()) as readonly Tile[];
    runInAction(() => this.store.arrived(tiles));
  }
}

const container = new Container();
container.bind(TileStore).toSelf().inSingletonScope();
container.bind(LoadTiles).toSelf().inSingletonScope();

const ContainerContext = createContext(container);

const TileList = observer(function TileList() {
  const { tiles } = use(ContainerContext).get(TileStore);
  return (
    <main>
      {tiles.map(({ hash_id, label1, label2, highest_bet, bets_count, region, year }) => (
        <article key={hash_id} aria-label={`${label1} ${label2}`}>
          <h2>{label1}</h2>
          <p>{label2}</p>
          <p>
            {region} {year}
          </p>
          <strong>{highest_bet} €</strong>
          <span>{bets_count}</span>
        </article>
      ))}
    </main>
  );
});

void container.get(LoadTiles).execute();
createRoot(document.getElementById('root')!).render(
  <ContainerContext value={container}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<TileList />} />
      </Routes>
    </BrowserRouter>
  </ContainerContext>,
);
