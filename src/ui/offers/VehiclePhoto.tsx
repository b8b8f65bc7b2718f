import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ConnectionStore } from '../../application/notifications/ConnectionStore';
import type { VehicleType } from '../../domain/offers/VehicleType';
import agricultural from '../shared/assets/placeholder-agricultural.svg';
import camper from '../shared/assets/placeholder-camper.svg';
import motorbike from '../shared/assets/placeholder-motorbike.svg';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './VehiclePhoto.module.css';

const placeholders: Readonly<Record<VehicleType, string>> = {
  Motorbike: motorbike,
  Camper: camper,
  AgriculturalMachine: agricultural,
};

interface VehiclePhotoProps {
  readonly address: string | null;
  readonly type: VehicleType;
}

/** A photo in a box of a fixed aspect; a drawing stands in where there is none, or where it cannot be loaded, until the network is back. */
export const VehiclePhoto = observer(function VehiclePhoto({ address, type }: VehiclePhotoProps) {
  const { t } = useTexts('offers');
  const { comebacks } = useInjection(ConnectionStore);
  const attempt = `${address} ${comebacks}`;
  const [broken, setBroken] = useState<string | null>(null);
  const isMissing = address === null || attempt === broken;
  return (
    <img
      className={styles.photo}
      src={isMissing ? placeholders[type] : address}
      alt={isMissing ? t('noPhoto') : ''}
      width={480}
      height={320}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(attempt)}
    />
  );
});
