import { Camera, Image, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { KeepHandover } from '../../../application/handover/KeepHandover';
import type { Handover } from '../../../domain/handover/Handover';
import type { LineKey } from '../../../domain/handover/Statement';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './Handover.module.css';
import { lineTexts } from './lineTexts';

interface LinePhotosProps {
  readonly handover: Handover;
  readonly line: LineKey;
  readonly describedBy: string;
}

/** The photos of a line, and the camera for another one. */
export const LinePhotos = observer(function LinePhotos({ handover, line, describedBy }: LinePhotosProps) {
  const { t, language } = useTexts('boardHandover');
  const keepHandover = useInjection(KeepHandover);
  const { files, isTaking, returnedTo } = keepHandover;
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReturn = returnedTo === line;
  // The system discarded the page while the camera was open.
  useEffect(() => {
    if (isReturn) button.current?.focus();
  }, [isReturn]);

  const handleOpen = (input: HTMLInputElement | null) => {
    keepHandover.cameraOpened(line);
    input?.click();
  };
  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const each of [...(target.files ?? [])]) void keepHandover.addPhoto(line, each);
    // Otherwise, taking the same file again would not be an event.
    target.value = '';
  };
  const name = lineTexts(language).nameOf(line);
  return (
    <>
      <ul className={styles.photos}>
        {handover.photos.map(({ id, line: of }, index) => {
          const bytes = files.get(id);
          if (of !== line || !bytes) return null;
          return (
            <li key={id} className={styles.photo}>
              <Photo bytes={bytes} name={t('photo', { number: index + 1, line: name })} />
              <IconButton
                name={t('removePhoto', { number: index + 1 })}
                icon={<Icon of={X} size={18} />}
                onClick={() => void keepHandover.removePhoto(id)}
              />
            </li>
          );
        })}
      </ul>
      <div className={common.row}>
        <Button ref={button} aria-describedby={describedBy} busy={isTaking} onClick={() => handleOpen(camera.current)}>
          <Icon of={Camera} size={18} /> <span>{t('addPhoto')}</span>
        </Button>
        <Button kind="quiet" aria-describedby={describedBy} onClick={() => handleOpen(file.current)}>
          <Icon of={Image} size={18} /> <span>{t('choosePhoto')}</span>
        </Button>
      </div>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={handleFiles} />
      <input ref={file} type="file" accept="image/*" multiple hidden onChange={handleFiles} />
    </>
  );
});

interface PhotoProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
}

function Photo({ bytes, name }: PhotoProps) {
  const [address] = useState(() => URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' })));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt={name} />;
}
