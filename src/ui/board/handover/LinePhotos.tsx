import { Camera, Image, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { type Handover, withoutPhoto } from '../../../domain/handover/Handover';
import type { LineKey } from '../../../domain/handover/Statement';
import { Grid, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { DeleteDialog, Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './Handover.module.css';
import { lineTexts } from './lineTexts';

interface LinePhotosProps {
  readonly handover: Handover;
  readonly line: LineKey;
  readonly describedBy: string;
  /** The record is signed. */
  readonly isLocked: boolean;
}

/** The photos of a line, and the camera for another one. */
export const LinePhotos = observer(function LinePhotos({ handover, line, describedBy, isLocked }: LinePhotosProps) {
  const { t, language } = useTexts('boardHandover');
  const opened = useInjection(OpenedHandover);
  const { files, isTaking, refusal, returnedTo } = opened;
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReturn = returnedTo === line;
  // The system discarded the page while the camera was open.
  useEffect(() => {
    if (isReturn) button.current?.focus();
  }, [isReturn]);

  const handleOpen = (input: HTMLInputElement | null) => {
    opened.cameraOpened(line);
    input?.click();
  };
  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const each of [...(target.files ?? [])]) void opened.addPhoto(line, each);
    // Otherwise, taking the same file again would not be an event.
    target.value = '';
  };
  const name = lineTexts(language).nameOf(line);
  return (
    <>
      <Grid as="ul" gap={2} fill={136} goneEmpty>
        {handover.photos.map(({ id, line: of }, index) => {
          const bytes = files.get(id);
          if (of !== line || !bytes) return null;
          return <Photo key={id} bytes={bytes} number={index + 1} line={name} id={id} isLocked={isLocked} />;
        })}
      </Grid>
      {!isLocked && (
        <Row gap={2} wrap>
          <Button
            ref={button}
            aria-describedby={describedBy}
            busy={isTaking}
            onClick={() => handleOpen(camera.current)}
          >
            <Icon of={Camera} size={18} /> <span>{t('addPhoto')}</span>
          </Button>
          <Button kind="quiet" aria-describedby={describedBy} onClick={() => handleOpen(file.current)}>
            <Icon of={Image} size={18} /> <span>{t('choosePhoto')}</span>
          </Button>
        </Row>
      )}
      <Text as="p" tone="error" goneEmpty role="alert">
        {refusal?.line === line && t(`refusal.${refusal.reason}`)}
      </Text>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={handleFiles} />
      <input ref={file} type="file" accept="image/*" multiple hidden onChange={handleFiles} />
    </>
  );
});

interface PhotoProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of all photos of the record, from 1. */
  readonly number: number;
  /** The name of its line. */
  readonly line: string;
  readonly id: string;
  readonly isLocked: boolean;
}

/** A photo that can be looked at, and removed after a question. */
function Photo({ bytes, number, line, id, isLocked }: PhotoProps) {
  const { t } = useTexts(['boardHandover', 'shared']);
  const opened = useInjection(OpenedHandover);
  const [shown, setShown] = useState<'whole' | 'question' | null>(null);
  const address = photoAddress(bytes);
  const name = t('boardHandover:photo', { number, line });
  const close = () => setShown(null);
  return (
    <li className={styles.photo}>
      <button type="button" aria-label={t('boardHandover:showPhoto', { number })} onClick={() => setShown('whole')}>
        <img src={address} alt={name} />
      </button>
      {!isLocked && (
        <IconButton
          name={t('boardHandover:removePhoto', { number })}
          icon={<Icon of={X} size={18} />}
          onClick={() => setShown('question')}
        />
      )}
      {shown === 'whole' && (
        <Dialog title={name} onCancel={close} className={styles.whole}>
          <img src={address} alt="" />
          <DialogButtons>
            <Button onClick={close}>{t('shared:close')}</Button>
          </DialogButtons>
        </Dialog>
      )}
      {shown === 'question' && (
        <DeleteDialog
          title={t('boardHandover:photoRemoval.title', { number })}
          action={t('boardHandover:photoRemoval.confirm')}
          onCancel={close}
          onDelete={() => opened.change(before => withoutPhoto(before, id))}
        >
          <img src={address} alt="" className={styles.asked} />
        </DeleteDialog>
      )}
    </li>
  );
}

const addresses = new WeakMap<Uint8Array, string>();
const unused = new FinalizationRegistry<string>(address => URL.revokeObjectURL(address));

/** The address of a photo. It stays the same, because a paper is printed before a new one would be loaded. */
export function photoAddress(bytes: Uint8Array<ArrayBuffer>): string {
  const known = addresses.get(bytes);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  addresses.set(bytes, address);
  unused.register(bytes, address);
  return address;
}
