import { DropDown } from '../../shared/DropDown';
import type { Elements } from '../../shared/Elements';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './ViewMenu.module.css';

/** How a list is shown, below a button of its toolbar. In a wide window, it is in the toolbar itself. */
export function ViewMenu({ children }: { readonly children: Elements }) {
  const { t } = useTexts('offers');
  return (
    <DropDown word={t('view.title')} className={styles.menu}>
      {children}
    </DropDown>
  );
}

interface ViewChoiceProps {
  /** In words beside it, which are not a part of its accessible name. */
  readonly text: string;
  /** The buttons say it too, so that the toolbar of a wide window does without. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A line of the menu. */
export function ViewChoice({ text, isPlain, className, children }: ViewChoiceProps) {
  return (
    <div className={[styles.choice, className].filter(Boolean).join(' ')} data-plain={isPlain}>
      <span aria-hidden className={styles.text}>
        {text}
      </span>
      {children}
    </div>
  );
}
