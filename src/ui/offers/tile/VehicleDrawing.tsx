import type { VehicleType } from '../../../domain/offers/VehicleType';
import agricultural from '../../shared/assets/placeholder-agricultural.svg';
import camper from '../../shared/assets/placeholder-camper.svg';
import motorbike from '../../shared/assets/placeholder-motorbike.svg';
import { useTexts } from '../../shared/useTexts';
import styles from './VehiclePhoto.module.css';

const drawings: Readonly<Record<VehicleType, string>> = {
  Motorbike: motorbike,
  Camper: camper,
  AgriculturalMachine: agricultural,
};

/** Replaces a photo that is missing or fails to load. */
export function VehicleDrawing({ type }: { readonly type: VehicleType }) {
  const { t } = useTexts('offers');
  return <img className={styles.photo} src={drawings[type]} alt={t('noPhoto')} width={480} height={320} />;
}
