import type { KitProps } from '../kit/kitElement';
import { Grid } from '../kit/Layout';
import { Text } from '../kit/Text';
import type { Elements } from '../shared/Elements';
import * as styles from './SellingPage.module.css';

interface SectionProps extends Omit<KitProps<'section'>, 'as' | 'title' | 'children'> {
  readonly title: string;
  readonly children: Elements;
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
