import type { RESTAURANT_TYPES } from '@bhoj/domain/restaurant/restaurant.schema';
import { cssVar } from '../../theme/css-var.ts';

const Veg = ({ x }: { readonly x: number }) => (
  <g fill="none" stroke={cssVar('mark-veg')} strokeWidth="2">
    <rect x={x + 1} y="1" width="18" height="18" rx="2" />
    <circle cx={x + 10} cy="10" r="4.5" fill={cssVar('mark-veg')} stroke="none" />
  </g>
);

const NonVeg = ({ x }: { readonly x: number }) => (
  <g fill="none" stroke={cssVar('mark-non-veg')} strokeWidth="2">
    <rect x={x + 1} y="1" width="18" height="18" rx="2" />
    <path d={`M${x + 10} 5.2 ${x + 15} 14.4H${x + 5}Z`} fill={cssVar('mark-non-veg')} stroke="none" />
  </g>
);

/** The marks that guests know from food packets, with the word beside them. */
export function DietMark({ type }: { readonly type: (typeof RESTAURANT_TYPES)[number] }) {
  return (
    <svg aria-hidden viewBox="0 0 44 20" width="44" height="20" style={{ flex: 'none' }}>
      {type !== 'Non-Vegetarian' && <Veg x={type === 'Both' ? 0 : 12} />}
      {type !== 'Vegetarian' && <NonVeg x={type === 'Both' ? 24 : 12} />}
    </svg>
  );
}
