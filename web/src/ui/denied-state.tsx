import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

export interface DeniedStateProps {
  readonly title: string;
  /** Who may open it, or whom to ask. */
  readonly text?: string;
  readonly action?: ReactNode;
}

export function DeniedState({ title, text, action }: DeniedStateProps) {
  return <StateBlock icon={LockKeyhole} title={title} text={text} action={action} />;
}
