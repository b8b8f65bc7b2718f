import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Button } from './Button';
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
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (Component) return;
      let isLeft = false;
      fetched().then(
        component => !isLeft && startTransition(() => setComponent(() => component)),
        () => !isLeft && setMissing(true),
      );
      return () => {
        isLeft = true;
      };
    }, [Component, tries]);

    if (Component) return <Component {...props} />;
    const handleTryAgain = () => {
      setMissing(false);
      setTries(tries + 1);
    };
    if (isMissing) return <Missing onTryAgain={handleTryAgain} />;
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
  readonly onTryAgain: () => void;
}

function MissingPart({ onTryAgain }: MissingPartProps) {
  const { t } = useTexts('shared');
  return (
    <div className={styles.missing} role="alert">
      <p>{t('partMissing')}</p>
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </div>
  );
}
