import type { KitProps } from '../kit/kitElement';
import { Row } from '../kit/Layout';

interface NoticeProps extends Omit<KitProps<'div'>, 'as' | 'tone'> {
  readonly tone: 'warning' | 'success' | 'info';
}

/** Something to know, on the ground of its tone: an icon, the words, and the buttons that belong to it. */
export const Notice = ({ tone, ...props }: NoticeProps) => (
  <Row wrap gap={2} columnGap={3} paddingBlock={2.5} paddingInline={4} {...props} frame={tone} />
);
