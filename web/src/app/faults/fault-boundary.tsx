import { Component } from 'react';
import type { ReactNode } from 'react';
import { FaultPage } from './fault-page.tsx';

interface FaultBoundaryProps {
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** The error boundary of the guests' pages, which have no React Router and so no `RouteError`. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override render() {
    return this.state.hasFailed ? <FaultPage /> : this.props.children;
  }
}
