import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './status-bar.module.css';

/** A line over the whole page; it is always present, so that a screen reader announces its changes. */
export const StatusBar = ({
  tone,
  children,
}: {
  readonly tone: 'blue' | 'yellow';
  readonly children: ReactNode;
}) => (
  <div role="status">
    {children !== null && (
      <div className={styles['bar']} data-color={tone}>
        {children}
      </div>
    )}
  </div>
);

export interface OfflineBannerProps {
  readonly offline: boolean;
  /** What still works, and what waits. */
  readonly text: string;
  /** Since when; a phone hides it, because it needs a second line. */
  readonly since?: string;
}

export const OfflineBanner = ({ offline, text, since }: OfflineBannerProps) => (
  <StatusBar tone="yellow">
    {offline ? (
      <>
        <WifiOff size={18} aria-hidden />
        <span>
          {text}
          {since !== undefined && <span className={styles['since']}> {since}</span>}
        </span>
      </>
    ) : null}
  </StatusBar>
);
