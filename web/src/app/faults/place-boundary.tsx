import { Component } from 'react';
import type { ReactNode } from 'react';
import { FaultPage } from './fault-page.tsx';

interface PlaceBoundaryProps {
  /** The key of the place; what is in the boundary is drawn anew at another one. */
  readonly at: string;
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** Shows the failure of what is in it until the person goes to another place. */
export class PlaceBoundary extends Component<PlaceBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override componentDidUpdate({ at }: PlaceBoundaryProps) {
    if (this.state.hasFailed && at !== this.props.at) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <FaultPage /> : this.props.children;
  }
}
