import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface PlainStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: ReactNode;
  readonly tone?: 'plain' | 'error';
  readonly role?: 'alert' | 'status';
  /** What there is to do, as buttons. */
  readonly children?: ReactNode;
}

/** What a page shows in the place of its content: waiting, failed, nothing there. */
export function PlainState({ icon: Icon, title, text, tone = 'plain', role, children }: PlainStateProps) {
  const color = tone === 'error' ? 'red' : 'primary';
  return (
    <div className={styles['state']} data-color={color} role={role}>
      <Icon aria-hidden />
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
