import 'antd-styles/antd.css';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** All styles come from the build: at run time antd adds none, which the Content-Security-Policy would refuse. */
const theme = { zeroRuntime: true };

/** Around each antd component; it comes with antd's own chunk, as do the styles that the build extracted. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
