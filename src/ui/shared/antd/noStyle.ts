/**
 * Replaces the exports of antd's `style` modules, because the build extracts their style sheets. The first item is the
 * hash class, which is empty because `hashed` is off. The second item is the class that scopes the CSS variables.
 */
const useStyle = (): readonly [hashClass: string, variableClass: string] => ['', 'paddock'];

export default useStyle;
export const useSharedStyle = useStyle;
export const useStyles = useStyle;
