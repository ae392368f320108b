import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

export interface DeniedStateProps {
  readonly title: string;
  /** Who may open the page, or whom to ask. */
  readonly text?: string;
  readonly action?: ReactNode;
  /** True when it replaces the whole page. */
  readonly isPage?: boolean;
}

export function DeniedState({ title, text, action, isPage = false }: DeniedStateProps) {
  return <StateBlock isPage={isPage} icon={LockKeyhole} title={title} text={text} action={action} />;
}
