import token from 'antd-styles/antdToken.json';

/** antd's design tokens, computed by the build. Values that differ between the themes come from CSS variables. */
const useToken = () => [{}, token, '', token, { key: 'paddock', prefix: 'ant' }, true];

export default useToken;
/** Only the style code reads it. */
export const unitless = {};
