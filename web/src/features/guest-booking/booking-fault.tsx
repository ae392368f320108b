import { Component } from 'react';
import type { ReactNode } from 'react';
import { Stopped } from './stopped.tsx';

interface BookingFaultProps {
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** The error boundary of these pages: it says in the guest's language that something failed. */
export class BookingFault extends Component<BookingFaultProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Stopped reason="unexpected" onRetry={() => location.reload()} />;
  }
}
