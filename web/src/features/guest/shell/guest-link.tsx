import type { ReactNode } from 'react';
import { PageLink } from '../context/router.tsx';
import styles from './guest-link.module.css';

export interface GuestLinkProps {
  /** Null where it is not known yet. */
  readonly to: string | null;
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'inline';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link styled as a button. */
export function GuestLink({ to, variant = 'quiet', wide = false, children }: GuestLinkProps) {
  return (
    <PageLink to={to} className={styles['link']} data-variant={variant} data-wide={wide}>
      {children}
    </PageLink>
  );
}
