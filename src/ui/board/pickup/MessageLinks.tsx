import { TriangleAlert } from 'lucide';
import { messageLink, messageWays } from '../../../domain/board/MessageLink';
import type { Deal } from '../../../domain/offers/Deal';
import buttons from '../../shared/Button.module.css';
import common from '../../shared/common.module.css';
import { NewTabLink } from '../../shared/NewTabLink';
import { IconLine } from '../../shared/offer/IconLine';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './WriteDialog.module.css';

interface MessageLinksProps {
  readonly seller: Deal;
  readonly subject: string;
  readonly text: string;
}

/** The links that open the message in another app. What does not fit into a link is shown. */
export function MessageLinks({ seller, subject, text }: MessageLinksProps) {
  const { t } = useTexts('boardWording');
  const links = messageWays.map(way => ({ way, link: messageLink(way, seller, { subject, text }) }));
  return (
    <>
      <ul className={common.row}>
        {links.map(({ way, link }) => (
          <li key={way}>
            {link ? (
              <NewTabLink href={link.address} className={buttons.button}>
                {t(`ways.${way}`)}
              </NewTabLink>
            ) : (
              <span className={common.small}>{t(`missing.${way}`)}</span>
            )}
          </li>
        ))}
      </ul>
      {links.map(
        ({ way, link }) =>
          link?.cut && (
            <div key={way} className={styles.cut} role="status">
              <IconLine icon={TriangleAlert}>{t('cut', { way: t(`ways.${way}`) })}</IconLine>
              <blockquote>{link.cut}</blockquote>
            </div>
          ),
      )}
    </>
  );
}
