import type { BadgeColor } from '../../theme/tokens.ts';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';

/** The colours of STATE-7; any other state is light grey. */
const colors: Readonly<Record<string, BadgeColor>> = {
  available: 'green',
  occupied: 'red',
  reserved: 'yellow',
  maintenance: 'grey',
  completed: 'green',
  'in progress': 'blue',
  pending: 'yellow',
  cancelled: 'red',
};

export interface StatusBadgeProps {
  /** The state; it gives the colour. */
  readonly status: string;
  /** The visible word; by default the state's own. */
  readonly word?: string;
  readonly size?: 'normal' | 'large';
}

export function StatusBadge({ status, word = status, size = 'normal' }: StatusBadgeProps) {
  const key = status.trim().toLowerCase();
  const color = Object.hasOwn(colors, key) ? colors[key] : undefined;
  return <StatusDotBadge color={color ?? 'lightGrey'} word={word} size={size} />;
}
