import type { LucideIcon } from 'lucide-react';
import styles from './side.module.css';

export interface SideProps {
  readonly icon: LucideIcon;
  /** The full name, where the visible word is only a part. */
  readonly label?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** True while it shows the outcome in place of its word. */
  readonly isSaid?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** A small button beside the tray: an icon above its word. */
export const Side = ({ icon: Icon, label, busy, disabled, isSaid, onClick, children }: SideProps) => (
  <button
    type="button"
    className={styles['side']}
    data-said={isSaid}
    aria-label={label}
    aria-busy={busy}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon size={16} aria-hidden />
    <span>{children}</span>
  </button>
);
