import { TriangleAlert } from 'lucide';
import { Row } from '../../kit/Layout';
import { Icon } from '../../shared/icons/Icon';

export const MarginWarning = ({ children }: { readonly children: string }) => (
  <Row as="span" gap={1} firstLine tone="warning" size="small">
    <Icon of={TriangleAlert} size={14} /> <span>{children}</span>
  </Row>
);
