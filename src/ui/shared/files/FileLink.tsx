import { FileText, FileX } from 'lucide';
import type { ReactNode } from 'react';
import { fileAddress } from '../../../domain/shared/WebAddress';
import { Icon } from '../icons/Icon';
import { NewTabLink } from '../NewTabLink';
import { useTexts } from '../texts/useTexts';
import * as styles from './FileLink.module.css';

interface FileLinkProps {
  readonly address: string;
  /** Which document it is, if nothing beside it says so. */
  readonly subject?: string;
  /** The text of the link. */
  readonly children: ReactNode;
}

/** The link to a document, in a new tab. If the app refuses the address, there is no link, and a sentence says why. */
export function FileLink({ address, subject, children }: FileLinkProps) {
  const { t } = useTexts(['shared', 'sharedFields']);
  const accepted = fileAddress(address);
  if (accepted === null) {
    return (
      <span className={styles.refused}>
        <Icon of={FileX} size={18} /> {subject !== undefined && <span>{subject}</span>}{' '}
        <span>{t('sharedFields:fileRefused')}</span>
      </span>
    );
  }
  return (
    <NewTabLink href={accepted} className={styles.file}>
      <Icon of={FileText} size={18} /> <span>{children}</span>
    </NewTabLink>
  );
}
