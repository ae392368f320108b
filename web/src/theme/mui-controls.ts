import type { Components, Theme } from '@mui/material/styles';
import { cssVar } from './css-var.ts';
import { tokens } from './tokens.ts';

type Overrides = Components<Omit<Theme, 'components'>>;

/** A touch screen needs larger targets than a mouse. */
export const coarse = '@media (pointer: coarse)';

const chosen = { backgroundColor: cssVar('primary-soft'), color: cssVar('primary') };
const press = { transition: `background-color ${cssVar('motion-fast')} ${cssVar('ease')}` };
/** The edge of an unchecked box carries meaning, so it takes the strong border. */
const checkable = {
  color: cssVar('border-strong'),
  padding: 10,
  [coarse]: { padding: 12 },
  '&:hover': { backgroundColor: cssVar('hover') },
} as const;

export const controlOverrides: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        paddingInline: 16,
        borderRadius: tokens.radius.control,
        whiteSpace: 'nowrap',
        ...press,
        [coarse]: { minHeight: tokens.touch },
        '& svg': { width: 18, height: 18, flex: 'none' },
        variants: [
          { props: { size: 'small' }, style: { minHeight: 32, paddingInline: 12 } },
          {
            props: { size: 'large' },
            style: { minHeight: tokens.height.field, paddingInline: 20, fontSize: cssVar('type-md') },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: cssVar('border-strong'),
              backgroundColor: cssVar('card'),
              '&:hover': { backgroundColor: cssVar('hover'), borderColor: cssVar('border-strong') },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: { color: cssVar('text') },
          },
          { props: { variant: 'text' }, style: { '&:hover': { backgroundColor: cssVar('hover') } } },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 40,
        height: 40,
        color: cssVar('text'),
        borderRadius: tokens.radius.full,
        '&:hover': { backgroundColor: cssVar('hover') },
        [coarse]: { minWidth: tokens.touch, minHeight: tokens.touch },
        variants: [{ props: { size: 'small' }, style: { width: 32, height: 32 } }],
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 40,
        paddingInline: 16,
        color: cssVar('muted'),
        borderColor: cssVar('border-strong'),
        [coarse]: { minHeight: tokens.touch },
        '&.Mui-selected, &.Mui-selected:hover': chosen,
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: tokens.radius.full,
        fontWeight: tokens.weight.medium,
        backgroundColor: cssVar('sunken'),
        '&.MuiChip-clickable': { [coarse]: { minHeight: tokens.touch } },
        '&.MuiChip-clickable:hover': { backgroundColor: cssVar('hover') },
        variants: [
          {
            props: { variant: 'outlined' },
            style: { borderColor: cssVar('border-strong'), backgroundColor: cssVar('card') },
          },
          { props: { color: 'primary' }, style: chosen },
          { props: { color: 'primary', variant: 'outlined' }, style: { borderColor: cssVar('primary') } },
        ],
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: checkable } },
  MuiRadio: { styleOverrides: { root: checkable } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 28, padding: 0, margin: '8px 8px 8px 10px', overflow: 'visible' },
      switchBase: {
        padding: 4,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': {
          transform: 'translateX(16px)',
          color: cssVar('on-primary'),
          '& + .MuiSwitch-track': { backgroundColor: cssVar('primary'), opacity: 1, border: 0 },
        },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${cssVar('primary')}`,
          outlineOffset: 2,
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
      },
      thumb: { width: 20, height: 20, boxShadow: 'none' },
      track: { borderRadius: tokens.radius.full, opacity: 1, backgroundColor: cssVar('border-strong') },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: tokens.touch, borderBottom: `1px solid ${cssVar('border')}` },
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: tokens.touch,
        minWidth: 0,
        paddingInline: 16,
        color: cssVar('muted'),
        '&.Mui-focusVisible': { outlineOffset: -4 },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        borderRadius: 4,
        fontWeight: tokens.weight.medium,
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: tokens.touch,
        borderRadius: tokens.radius.control,
        ...press,
        '&.Mui-selected, &.Mui-selected:hover': { ...chosen, fontWeight: tokens.weight.medium },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
};
