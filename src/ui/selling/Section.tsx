import { Grid } from '../kit/Layout';
import type { KitProps } from '../kit/kitElement';
import { Text } from '../kit/Text';
import styles from './SellingPage.module.css';

interface SectionProps extends Omit<KitProps<'section'>, 'as' | 'title'> {
  readonly title: string;
}

/** A part of a page, such as a table, with its heading. */
export function Section({ title, children, ...props }: SectionProps) {
  return (
    <Grid gap={3} plainOnPaper {...props} as="section" className={styles.section} aria-label={title}>
      <Text as="h2" size="title">
        {title}
      </Text>
      {children}
    </Grid>
  );
}
