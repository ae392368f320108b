import type { ReactNode } from 'react';
import styles from './tray.module.css';

/** Stays at the bottom of a page. The page goes on above it, so that it covers nothing at the end. */
export const BottomRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['bar']}>{children}</div>
);

export interface TrayProps {
  /** What the amount is of, in at most two short lines. */
  readonly what: ReactNode;
  readonly amount?: ReactNode;
  /** How what became of it stands out. */
  readonly tone?: 'done' | 'waits' | undefined;
  /** The one button. */
  readonly children: ReactNode;
}

/** What there is, how much it is, and one button: the same row at the bottom of every page and sheet. */
export const Tray = ({ what, amount, tone, children }: TrayProps) => (
  <div className={styles['tray']}>
    <p data-tone={tone}>
      <span>{what}</span>
      {amount !== undefined && <strong>{amount}</strong>}
    </p>
    {children}
  </div>
);
