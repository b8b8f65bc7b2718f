declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.ttf' {
  const address: string;
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module 'antd-styles/antdToken.json' {
  const token: Readonly<Record<string, string | number>>;
  export default token;
}
