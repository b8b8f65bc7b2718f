import { CloseButton } from '../shared/CloseButton';
import { Row } from './Layout';
import { Text } from './Text';

interface PanelHeadProps {
  readonly title: string;
  readonly titleId: string;
  readonly onClose: () => void;
}

/** The head of a dialog that fills an edge of the window: its title, and the button that closes it. */
export function PanelHead({ title, titleId, onClose }: PanelHeadProps) {
  return (
    <Row as="header" justify="between" paddingBlock={3} paddingInline={4} lineBelow>
      <Text as="h2" size="large" id={titleId}>
        {title}
      </Text>
      <CloseButton onClick={onClose} />
    </Row>
  );
}
