import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { BrowserWindow } from '../../application/ports/BrowserWindow';
import { Deployment } from '../../application/ports/Deployment';
import { Button } from './Button';
import { useInjection } from './useInjection';
import { useTexts } from './useTexts';
import styles from './part.module.css';

interface Part<Props> {
  /** Draws the part once it has arrived, what stands for it until then, and a word with a second try where it could not come. */
  readonly Part: ComponentType<Props>;
  /** Fetches ahead; a failure shows only when the part is drawn. */
  readonly preload: () => void;
  /** Fetches, and resolves when that has succeeded or failed. */
  readonly arrival: () => Promise<void>;
}

/**
 * A piece of the page whose code is fetched on intent. Not React's `lazy`: that one keeps a failed import for good and
 * throws it, which takes the page down for a moment without a network.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType | null = null,
  Missing: ComponentType<MissingPartProps> = MissingPart,
): Part<Props> {
  let arrived: ComponentType<Props> | null = null;
  let underWay: Promise<ComponentType<Props>> | null = null;
  const fetched = () => {
    underWay ??= load().then(
      component => (arrived = component),
      (error: unknown) => {
        underWay = null;
        throw error;
      },
    );
    return underWay;
  };

  function Part(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(() => arrived);
    const [tries, setTries] = useState(0);
    const [missing, setMissing] = useState<'unreachable' | 'removed' | null>(null);
    const deployment = useInjection<Deployment>(Deployment);
    useEffect(() => {
      if (Component) return;
      let isLeft = false;
      fetched().then(
        component => !isLeft && startTransition(() => setComponent(() => component)),
        async (error: unknown) => {
          const isRemoved = await deployment.hasRemoved(error);
          if (!isLeft) setMissing(isRemoved ? 'removed' : 'unreachable');
        },
      );
      return () => {
        isLeft = true;
      };
    }, [Component, tries, deployment]);

    if (Component) return <Component {...props} />;
    const handleTryAgain = () => {
      setMissing(null);
      setTries(tries + 1);
    };
    if (missing) return <Missing isRemoved={missing === 'removed'} onTryAgain={handleTryAgain} />;
    return Waiting && <Waiting />;
  }

  const arrival = () =>
    fetched().then(
      () => {},
      () => {},
    );
  return { Part, preload: () => void arrival(), arrival };
}

interface MissingPartProps {
  /** A deployment has removed it from the host: a second try would not help. */
  readonly isRemoved: boolean;
  readonly onTryAgain: () => void;
}

function MissingPart({ isRemoved, onTryAgain }: MissingPartProps) {
  const { t } = useTexts('shared');
  const browserWindow = useInjection<BrowserWindow>(BrowserWindow);
  if (isRemoved) {
    return (
      <div className={styles.missing} role="alert">
        <p>{t('newVersion')}</p>
        <Button onClick={() => browserWindow.reload()}>{t('loadNewVersion')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.missing} role="alert">
      <p>{t('partMissing')}</p>
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </div>
  );
}
