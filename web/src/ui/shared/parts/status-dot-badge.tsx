import type { BadgeColor } from '../../../theme/tokens.ts';
import styles from './status-dot-badge.module.css';

// MUI-free: both areas use it.

export interface StatusDotBadgeProps {
  readonly color: BadgeColor;
  /** The state in words; colour alone says nothing to some eyes. */
  readonly word: string;
  readonly size?: 'normal' | 'large';
}

export function StatusDotBadge({ color, word, size = 'normal' }: StatusDotBadgeProps) {
  return (
    <span className={styles['badge']} data-color={color} data-size={size}>
      <span>{word}</span>
    </span>
  );
}
