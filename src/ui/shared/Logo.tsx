import logo from './assets/logo.svg';

export function Logo({ size, className }: { readonly size: number; readonly className?: string | undefined }) {
  return <img src={logo} width={size} height={size} alt="" className={className} />;
}
