import type { Components, Theme } from '@mui/material/styles';
import { cssVar } from './css-var.ts';
import { coarse } from './mui-controls.ts';
import { tokens } from './tokens.ts';

type Overrides = Components<Omit<Theme, 'components'>>;

/**
 * The label stands above its field and stays there: it never moves into the border or covers a value. So the notch of
 * `OutlinedInput` (a legend in the border) is not needed.
 */
export const fieldOverrides: Overrides = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: cssVar('type-sm'),
        fontWeight: tokens.weight.medium,
        lineHeight: 1.45,
        whiteSpace: 'normal',
        color: cssVar('text'),
        '&.Mui-focused': { color: cssVar('text') },
        '&.Mui-error': { color: cssVar('error') },
      },
      asterisk: { color: cssVar('muted') },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: tokens.touch,
        borderRadius: tokens.radius.control,
        backgroundColor: cssVar('card'),
        [coarse]: { minHeight: tokens.height.field },
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: cssVar('text'),
        },
        '&.Mui-disabled': { backgroundColor: cssVar('sunken') },
        '&.MuiInputBase-adornedStart': { paddingLeft: 12, gap: 8 },
        '&.MuiInputBase-adornedEnd': { paddingRight: 12, gap: 8 },
        '&.MuiInputBase-adornedStart input': { paddingLeft: 0 },
        '&.MuiInputBase-adornedEnd input': { paddingRight: 0 },
      },
      // 16 px: below that, iOS zooms into the page when a field takes focus.
      input: {
        height: 'auto',
        padding: '10px 12px',
        fontSize: cssVar('type-md'),
        '&::placeholder': { color: cssVar('muted'), opacity: 1 },
        'input&:read-only': { color: cssVar('muted') },
      },
      multiline: { padding: 0 },
      notchedOutline: { top: 0, borderColor: cssVar('border-strong'), '& legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: { margin: 0, color: cssVar('muted'), '& svg': { width: 20, height: 20 } } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginTop: 6,
        fontSize: cssVar('type-sm'),
        color: cssVar('muted'),
        '&.Mui-disabled': { color: cssVar('muted') },
        '&.Mui-error': { color: cssVar('error') },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { color: cssVar('text'), fontWeight: tokens.weight.medium } },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginLeft: -10, marginRight: 0, [coarse]: { minHeight: tokens.touch } } },
  },
  MuiSelect: {
    styleOverrides: { select: { minHeight: 'auto', '&:focus-visible': { outline: 'none' } } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '4px 8px', '& .MuiAutocomplete-input': { padding: '6px 4px' } },
      option: { minHeight: 40, [coarse]: { minHeight: tokens.touch } },
    },
  },
};
