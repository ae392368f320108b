import type { BadgeColor } from '../../../theme/tokens.ts';
import styles from './status-dot-badge.module.css';

// Uses no MUI, because both areas show it.

export interface StatusDotBadgeProps {
  readonly color: BadgeColor;
  /** The state in words, because colour alone is not accessible. */
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
