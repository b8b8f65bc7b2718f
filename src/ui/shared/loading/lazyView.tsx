import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import {
  type ComponentType,
  type FunctionComponent,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { ConnectionStore } from '../../../application/connection/ConnectionStore';
import { Deployment } from '../../../application/ports/Deployment';
import { Button } from '../Button';
import { LoadVersionButton } from '../FailureNotice';
import { useOnlyOne } from '../input/useOnlyOne';
import { loadFeatureTexts } from '../texts/texts';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import * as styles from './loading.module.css';

/** Renders the view once its code has loaded, a placeholder until then, and a button to try again if loading fails. */
export interface LazyView<Props> extends FunctionComponent<Props> {
  /** Loads ahead of time. A failure shows only when the view is rendered. */
  readonly preload: () => void;
  /** Resolves when loading has succeeded or failed. */
  readonly arrival: () => Promise<void>;
  readonly hasArrived: () => boolean;
}

export interface LazyViewOptions<Props extends object = object> {
  /** Shown until the view has loaded, in its place. It gets the properties of the view. */
  readonly Waiting?: FunctionComponent<Props>;
  /** Shown if the view cannot be loaded. */
  readonly Missing?: ComponentType<MissingViewProps>;
  /** What the view needs besides its code and what the first screen has. */
  readonly needs?: readonly Need[];
}

type PropsOf<View> = View extends FunctionComponent<infer Props extends object> ? Props : object;

/** A module that exports a view under this name. */
export type ModuleWith<Name extends string> = Readonly<Record<Name, FunctionComponent<never>>>;

/** The texts of all features, or the adapters that load after the first screen. */
type Need = 'texts' | 'adapters';

/** With the demo and in tests, all adapters are there. */
const noneLate = async () => {};

let loadNeed: Readonly<Record<Need, () => Promise<void>>> = { texts: loadFeatureTexts, adapters: noneLate };

/** From now on, adapters are loaded by this function. */
export function startAdapters(load: () => Promise<void> = noneLate): void {
  loadNeed = { ...loadNeed, adapters: onceDone(load) };
}

/** Shares one attempt, and makes another one only after a failure. */
function onceDone<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/**
 * A view whose code is loaded on intent, with the texts and the adapters that it needs. `name` is the view's name in the module. React's
 * `lazy` does not fit: it caches a failed import and throws it, so a short network failure would crash the page.
 */
export function lazyView<Name extends string, Module extends ModuleWith<Name>>(
  load: () => Promise<Module>,
  name: Name,
  { needs = ['texts', 'adapters'], ...states }: LazyViewOptions<PropsOf<Module[Name]>> = {},
): LazyView<PropsOf<Module[Name]>> {
  const loadView = async () => {
    const [module] = await Promise.all([load(), ...needs.map(need => loadNeed[need]())]);
    const view: unknown = module[name];
    return view as FunctionComponent<PropsOf<Module[Name]>>;
  };
  return viewOf(loadView, states);
}

function viewOf<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { Waiting, Missing = MissingView }: Omit<LazyViewOptions<Props>, 'needs'>,
): LazyView<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  const loadOnce = onceDone(() => load().then(component => (loaded = component)));

  function View(props: Props) {
    const [Component, setComponent] = useState<FunctionComponent<Props> | null>(() => loaded);
    const [tries, setTries] = useState(0);
    const [missing, setMissing] = useState<'unreachable' | 'removed' | null>(null);
    const [isTrying, setTrying] = useState(false);
    const deployment = useInjection(Deployment);
    useEffect(() => {
      if (Component) return;
      let isLeft = false;
      loadOnce().then(
        component => !isLeft && startTransition(() => setComponent(() => component)),
        async (error: unknown) => {
          const isRemoved = await deployment.hasRemoved(error);
          if (isLeft) return;
          setMissing(isRemoved ? 'removed' : 'unreachable');
          setTrying(false);
        },
      );
      return () => {
        isLeft = true;
      };
    }, [Component, tries, deployment]);

    if (Component) return <Component {...props} />;
    const handleTryAgain = () => {
      setTrying(true);
      setTries(tries + 1);
    };
    // The notice stays during the next attempt, and with it what the page shows beside it.
    if (missing) {
      const isRemoved = missing === 'removed';
      return (
        <Missing
          isRemoved={isRemoved}
          isPlaced={Waiting !== undefined}
          isTrying={isTrying}
          onTryAgain={handleTryAgain}
        />
      );
    }
    return Waiting && <Waiting {...props} />;
  }

  const arrival = () =>
    loadOnce().then(
      () => {},
      () => {},
    );
  return Object.assign(View, { preload: () => void arrival(), arrival, hasArrived: () => loaded !== null });
}

export interface MissingViewProps {
  /** True if a newer deployment has removed the file from the host. A second try would then not help. */
  readonly isRemoved: boolean;
  /** Whether the view has a place on the page, which its placeholder shows. A dialog or the photo viewer has none. */
  readonly isPlaced: boolean;
  /** The next attempt is under way. */
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
}

/** Says in the place of the view, or else below the page, that it is missing. It covers nothing. */
function MissingView(props: MissingViewProps) {
  const page = document.getElementById('content');
  const notice = <MissingNotice {...props} />;
  return props.isPlaced || !page ? notice : createPortal(notice, page);
}

interface MissingNoticeProps extends MissingViewProps {
  readonly FurtherButton?: ComponentType;
}

/** Says that a view is missing, and tries again when the network is back. */
export const MissingNotice = observer(function MissingNotice({
  isRemoved,
  isPlaced,
  isTrying,
  onTryAgain,
  FurtherButton,
}: MissingNoticeProps) {
  const { t } = useTexts('shared');
  const connection = useInjection(ConnectionStore);
  const tryAgain = useEffectEvent(onTryAgain);

  useEffect(
    () =>
      reaction(
        () => connection.networkReturns,
        () => tryAgain(),
      ),
    [connection],
  );

  if (isRemoved) return <NewVersion isPlaced={isPlaced} FurtherButton={FurtherButton} />;
  return (
    <div className={isPlaced ? styles.placed : styles.strip} role="alert">
      <p>{t(isPlaced ? 'neverLoaded' : 'partMissing')}</p>
      <Button busy={isTrying} onClick={onTryAgain}>
        <span>{t('tryAgain')}</span>
      </Button>
      {FurtherButton && <FurtherButton />}
    </div>
  );
});

interface NewVersionProps {
  readonly isPlaced: boolean;
  readonly FurtherButton?: ComponentType | undefined;
  readonly isBusy?: () => boolean;
}

/** Offers to load the new version. Of several notices, only one is shown. */
export const NewVersion = observer(function NewVersion({ isPlaced, FurtherButton, isBusy }: NewVersionProps) {
  const { t } = useTexts('shared');
  if (!useOnlyOne(true, isPlaced)) return null;
  return (
    <div className={isPlaced ? styles.placed : styles.strip} role="alert">
      <p>{t('newVersion')}</p>
      <LoadVersionButton isBusy={isBusy} />
      {FurtherButton && <FurtherButton />}
    </div>
  );
});
