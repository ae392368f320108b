import type { ReactNode } from 'react';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import styles from './tray.module.css';

export interface BottomRowProps {
  /** What a guest must do before they can go on; above the row, as wide as the screen. */
  readonly must?: string | undefined;
  readonly children: ReactNode;
}

/** The bar at the bottom of a page. The page is longer by its height, so that it covers nothing at the end. */
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
  /** The text beside the amount, in at most two short lines. */
  readonly what: ReactNode;
  readonly amount?: ReactNode;
  /** The colour of the outcome. */
  readonly tone?: 'done' | 'waits' | 'said' | undefined;
  /** The one button; absent where no act is left. */
  readonly children: ReactNode;
}

/** A text, an amount and one button: the same row at the bottom of every page and sheet. */
export const Tray = ({ what, amount, tone, children }: TrayProps) => (
  <div className={styles['tray']}>
    <p data-tone={tone}>
      <span>{what}</span>
      {amount !== undefined && <strong>{amount}</strong>}
    </p>
    {children}
  </div>
);
