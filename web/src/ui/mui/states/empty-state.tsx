import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  /** What to do next, in one line. */
  readonly line: string;
  /** The one button that does it. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, line, action }: EmptyStateProps) {
  return <StateBlock icon={icon} title={line} action={action} />;
}
