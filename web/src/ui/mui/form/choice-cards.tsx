import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cssVar } from '../../../theme/css-var.ts';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
  readonly picture?: ReactNode;
}

interface ChoiceCardsProps<V extends string> {
  /** The name of the group. */
  readonly label: string;
  readonly choose: 'one' | 'many';
  readonly options: readonly Choice<V>[];
  readonly chosen: readonly V[];
  readonly onChange: (chosen: V[]) => void;
  /** px; the least width of a card. It decides how many fit into a row. */
  readonly minWidth?: number;
  /** True for one of many questions on a page: on a phone its cards are small, two in a row, without hints. */
  readonly isCompact?: boolean;
}

const card = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  px: 2,
  py: 1.5,
  border: `1px solid ${cssVar('border-strong')}`,
  borderRadius: cssVar('radius-card'),
  backgroundColor: cssVar('card'),
  cursor: 'pointer',
  transition: `background-color ${cssVar('motion-fast')} ${cssVar('ease')}`,
  '&:hover': { backgroundColor: cssVar('hover') },
  '&:has(:checked)': {
    borderColor: cssVar('primary'),
    backgroundColor: cssVar('primary-soft'),
    boxShadow: `inset 0 0 0 1px ${cssVar('primary')}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${cssVar('primary')}`, outlineOffset: 2 },
} as const;

const tick = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  ml: 'auto',
  '& input': {
    gridArea: '1 / 1',
    appearance: 'none',
    width: 22,
    height: 22,
    m: 0,
    border: `1.5px solid ${cssVar('border-strong')}`,
    borderRadius: '6px',
    cursor: 'inherit',
    '&[type=radio]': { borderRadius: cssVar('radius-full') },
    '&:checked': { borderColor: cssVar('primary'), backgroundColor: cssVar('primary') },
    // The focus ring is drawn around the whole card.
    '&:focus-visible': { outline: 'none' },
  },
  '& svg': { gridArea: '1 / 1', zIndex: 1, pointerEvents: 'none', color: 'transparent' },
  '& input:checked + svg': { color: cssVar('on-primary') },
} as const;

const columnsOf = (minWidth: number) => `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`;

const compact = {
  '@media (width < 600px)': {
    gridTemplateColumns: columnsOf(136),
    gap: 1,
    '& > label': { minHeight: 44, px: 1, py: 0.75, gap: 1, fontSize: cssVar('type-sm'), lineHeight: 1.3 },
    '& [data-hint]': { display: 'none' },
  },
} as const;

/** Answers as cards. The whole card is clickable and contains a real radio button or checkbox. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { label, choose, options, chosen, onChange, minWidth = 200, isCompact = false } = props;
  const id = useId();
  const toggled = (value: V) =>
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return (
    <Box
      component="fieldset"
      {...(choose === 'one' && { role: 'radiogroup' })}
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: columnsOf(minWidth),
        gap: 1.5,
        ...(isCompact && compact),
        m: 0,
        p: 0,
        border: 0,
        minWidth: 0,
      }}
    >
      {options.map(({ value, label: name, hint, picture }) => (
        <Box component="label" key={value} sx={card}>
          {picture}
          <span>
            <Box component="span" sx={{ display: 'block', fontWeight: cssVar('weight-medium') }}>
              {name}
            </Box>
            {hint !== undefined && (
              <Box
                component="span"
                data-hint
                id={`${id}-${value}`}
                sx={{ display: 'block', fontSize: cssVar('type-sm'), color: cssVar('muted') }}
              >
                {hint}
              </Box>
            )}
          </span>
          <Box component="span" sx={tick}>
            <input
              type={choose === 'one' ? 'radio' : 'checkbox'}
              name={id}
              checked={chosen.includes(value)}
              aria-label={name}
              {...(hint !== undefined && { 'aria-describedby': `${id}-${value}` })}
              onChange={() => onChange(choose === 'one' ? [value] : toggled(value))}
            />
            <Check size={14} strokeWidth={3} aria-hidden />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
