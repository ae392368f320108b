import type { ReactNode } from 'react';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import styles from './tray.module.css';

export interface BottomRowProps {
  /** What a guest must do before anything goes on: above the row, as wide as the screen. */
  readonly must?: string | undefined;
  readonly children: ReactNode;
}

/** Stays at the bottom of a page. The page goes on above it, so that it covers nothing at the end. */
export const BottomRow = ({ must, children }: BottomRowProps) => (
  <div className={styles['bar']}>
    {must !== undefined && (
      <div className={styles['must']}>
        <PlainNotice tone="warning">{must}</PlainNotice>
      </div>
    )}
    {children}
  </div>
);

export interface TrayProps {
  /** What the amount is of, in at most two short lines. */
  readonly what: ReactNode;
  readonly amount?: ReactNode;
  /** How what became of it stands out. */
  readonly tone?: 'done' | 'waits' | 'said' | undefined;
  /** The one button; nothing where there is nothing more to do. */
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
