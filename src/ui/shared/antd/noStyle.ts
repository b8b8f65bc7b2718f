/**
 * What antd's `style` modules export to its components, once their style sheets come from the build: the hash class
 * (none, as `hashed` is off) and the class that scopes the CSS variables.
 */
const useStyle = (): readonly [hashClass: string, variableClass: string] => ['', 'paddock'];

export default useStyle;
export const useSharedStyle = useStyle;
export const useStyles = useStyle;
