import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './error-boundary.module.css';
import { ErrorNotice } from './error-notice.tsx';

function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.place}>
      <ErrorNotice message={t('pageFailed')} onRetry={onRetry} />
    </div>
  );
}

/**
 * Catches what a page throws, a chunk that couldn't be loaded included, and tries again on demand: from the server where
 * there is a network, because after a release the old chunks are gone.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  retry = () => {
    if (navigator.onLine) window.location.reload();
    else this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <PageFailed onRetry={this.retry} /> : this.props.children;
  }
}
