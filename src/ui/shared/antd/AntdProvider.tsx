import 'antd-styles/antd.css';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Around each antd component; it comes with antd's own chunk, as do the styles that the build extracted. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  return <ConfigProvider wave={{ disabled: true }}>{children}</ConfigProvider>;
}
