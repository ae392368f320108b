import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  /** The next step, in one line. */
  readonly line: string;
  /** The button for that step. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, line, action }: EmptyStateProps) {
  return <StateBlock icon={icon} title={line} action={action} />;
}
