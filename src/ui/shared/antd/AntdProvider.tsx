import 'antd-styles/antd.css';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/**
 * The build extracts all styles. At run time antd must not add any, because the Content-Security-Policy would refuse
 * them. What opens is in its place at once: a quick press in a calendar that still grows chooses another day.
 */
const theme = { zeroRuntime: true, token: { motion: false } };

/** Wraps each antd component. The provider loads with antd's own chunk, as do the extracted styles. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
