import { Component } from 'react';
import type { ReactNode } from 'react';
import { FaultPage } from './fault-page.tsx';

interface PlaceBoundaryProps {
  /** The key of the place; another key draws the children anew. */
  readonly at: string;
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

interface PlaceBoundaryState {
  readonly at: string;
  readonly hasFailed: boolean;
}

/** Shows the failure of its children until the person goes to another place. */
export class PlaceBoundary extends Component<PlaceBoundaryProps, PlaceBoundaryState> {
  override state = { at: this.props.at, hasFailed: false };

  static getDerivedStateFromProps({ at }: PlaceBoundaryProps, state: PlaceBoundaryState) {
    return at === state.at ? null : { at, hasFailed: false };
  }

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
