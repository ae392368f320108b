import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface PlainStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: ReactNode;
  readonly tone?: 'plain' | 'error';
  readonly role?: 'alert' | 'status';
  /** False where the page already has a heading. */
  readonly isPage?: boolean;
  /** The acts, as buttons. */
  readonly children?: ReactNode;
}

/** Replaces a page's content while it waits, after it failed, or when it is empty. */
export function PlainState({
  icon: Icon,
  title,
  text,
  tone = 'plain',
  role,
  isPage = true,
  children,
}: PlainStateProps) {
  const Title = isPage ? 'h1' : 'p';
  const color = tone === 'error' ? 'red' : 'primary';
  return (
    <div className={styles['state']} data-color={color} role={role}>
      <Icon aria-hidden />
      <Title className={styles['title']}>{title}</Title>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
