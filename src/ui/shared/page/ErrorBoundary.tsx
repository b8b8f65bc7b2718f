import { Component, type ReactNode } from 'react';
import { LoadVersionButton } from '../FailureNotice';
import { useTexts } from '../texts/useTexts';
import * as styles from './PlainPage.module.css';
import { useTitle } from './useTitle';

interface ErrorBoundaryProps {
  /** The current location. A change clears the error and renders the children again. */
  readonly page?: string;
  /** The address to which the error page links. */
  readonly offersAddress: string;
  readonly children: ReactNode;
  readonly onCrash: (error: unknown) => void;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override componentDidUpdate({ page: place }: ErrorBoundaryProps) {
    if (place !== this.props.page && this.state.message !== null) this.setState({ message: null });
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <CrashPage message={message} address={this.props.offersAddress} />;
  }
}

function CrashPage({ message, address }: { readonly message: string; readonly address: string }) {
  const { t } = useTexts('shared');
  useTitle(t('crash'));
  return (
    <main className={styles.page} role="alert">
      {/* The title is the same in every language. */}
      <h1>{t('crash')}</h1>
      <p>{t('crashed')}</p>
      <p>{message}</p>
      {/* A service worker may keep a broken release, which an ordinary reload would start again. */}
      <LoadVersionButton label={t('start.loadAgain')} />
      <a href={address}>{t('toOffers')}</a>
    </main>
  );
}
