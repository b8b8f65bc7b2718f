import token from 'antd-styles/antdToken.json';

/** antd's design tokens as the build computed them; what differs between the themes is read from CSS variables. */
const useToken = () => [{}, token, '', token, { key: 'paddock', prefix: 'ant' }, true];

export default useToken;
