import type { Mark } from '@bhoj/domain/menu/shape/menu.schema';
import { cssVar } from '../../theme/css-var.ts';

const colors = { veg: 'mark-veg', egg: 'mark-egg', 'non-veg': 'mark-non-veg' } as const;

// The marks differ by shape as well as by colour: a circle, an egg, a triangle (FSSAI: Labelling and Display
// Regulations, 2020).
const shapes = {
  veg: <circle cx="10" cy="10" r="4.5" />,
  egg: <path d="M10 4.8c2.3 0 4.2 3 4.2 5.7a4.2 4.2 0 0 1-8.4 0c0-2.7 1.9-5.7 4.2-5.7Z" />,
  'non-veg': <path d="M10 5 15 14.5H5Z" />,
} as const satisfies Record<Mark, unknown>;

export interface FoodMarkProps {
  readonly mark: Mark;
  /** The accessible name, `markWords[mark]`; empty when the words stand beside the mark. */
  readonly label: string;
  /** px */
  readonly size?: number;
}

/** The food mark that Indian law requires: a filled shape in a square of its colour. */
export function FoodMark({ mark, label, size = 18 }: FoodMarkProps) {
  const color = cssVar(colors[mark]);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      style={{ flex: 'none' }}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x="1" y="1" width="18" height="18" rx="2.5" fill="none" stroke={color} strokeWidth="1.8" />
      <g fill={color}>{shapes[mark]}</g>
    </svg>
  );
}
