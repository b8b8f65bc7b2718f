import { CloseButton } from '../shared/CloseButton';
import { Row } from './Layout';
import { Text } from './Text';

interface PanelHeadProps {
  readonly title: string;
  readonly titleId: string;
  /** Where the title begins, as far from the edge as what is below it. */
  readonly paddingLeft?: 4 | 6;
  readonly onClose: () => void;
}

/** The head of a dialog that fills an edge of the window: its title, and the button that closes it. */
export function PanelHead({ title, titleId, paddingLeft = 4, onClose }: PanelHeadProps) {
  return (
    <Row as="header" justify="between" paddingBlock={3} paddingLeft={paddingLeft} paddingRight={4} lineBelow>
      <Text as="h2" size="large" id={titleId}>
        {title}
      </Text>
      <CloseButton onClick={onClose} />
    </Row>
  );
}
