import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './shell.module.css';

export interface GuestLinkProps {
  readonly to: string;
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'inline';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like the button it stands for. */
export function GuestLink({ to, variant = 'quiet', wide = false, children }: GuestLinkProps) {
  return (
    <Link to={to} className={styles['link']} data-variant={variant} data-wide={wide}>
      {children}
    </Link>
  );
}
