import type { Components, Theme } from '@mui/material/styles';
import { cssVar } from './css-var.ts';
import { coarse } from './mui-controls.ts';
import { type BadgeColor, tokens } from './tokens.ts';

type Overrides = Components<Omit<Theme, 'components'>>;

const floating = {
  backgroundColor: cssVar('raised'),
  backgroundImage: 'none',
  border: `1px solid ${cssVar('border')}`,
  boxShadow: cssVar('shadow'),
} as const;

const severity = (
  name: 'info' | 'success' | 'warning' | 'error',
  badge: Exclude<BadgeColor, 'lightGrey'>,
) => ({
  props: { severity: name },
  style: {
    backgroundColor: cssVar(`badge-${badge}-soft`),
    '& .MuiAlert-icon': { color: cssVar(`badge-${badge}-dot`) },
  },
});

export const surfaceOverrides: Overrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: tokens.radius.card },
      outlined: { borderColor: cssVar('border') },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: tokens.radius.card } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { borderRadius: 0, borderColor: cssVar('border'), backgroundColor: cssVar('card') },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { variants: [{ props: { invisible: false }, style: { backgroundColor: cssVar('backdrop') } }] },
    },
  },
  // MUI would render subtitles as headings, but they are no level in the page's outline.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...floating,
        borderRadius: tokens.radius.card,
        margin: 16,
        // On a phone the form in it needs the width.
        '&.MuiDialog-paperFullWidth': { width: 'calc(100% - 32px)' },
        '&.MuiDialog-paperFullScreen': { margin: 0, width: '100%', borderRadius: 0 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '24px 24px 8px', fontSize: cssVar('type-lg'), fontWeight: tokens.weight.bold },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: cssVar('text') } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 4, flexWrap: 'wrap' } } },
  MuiMenu: { styleOverrides: { paper: { ...floating, marginTop: 4 }, list: { padding: 4 } } },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 40,
        gap: 12,
        paddingInline: 12,
        borderRadius: tokens.radius.control,
        [coarse]: { minHeight: tokens.touch },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: cssVar('primary-soft'),
          color: cssVar('primary'),
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '& svg': { width: 20, height: 20, flex: 'none' },
      },
    },
  },
  MuiTableContainer: { styleOverrides: { root: { borderRadius: tokens.radius.card } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 16px',
        fontSize: cssVar('type-sm'),
        borderBottomColor: cssVar('border'),
        // Only of figures in columns: among words, Inter's tabular hyphens stand apart.
        '&.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
      },
      head: {
        paddingBlock: 8,
        fontWeight: tokens.weight.medium,
        color: cssVar('muted'),
        backgroundColor: cssVar('card'),
        whiteSpace: 'nowrap',
      },
      footer: { fontSize: cssVar('type-sm'), color: cssVar('text'), fontWeight: tokens.weight.medium },
      sizeSmall: { padding: '8px 12px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: cssVar('hover') },
        'tbody &:last-child > *': { borderBottom: 0 },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '4px 16px',
        borderRadius: tokens.radius.control,
        color: cssVar('text'),
        variants: [
          severity('info', 'blue'),
          severity('success', 'green'),
          severity('warning', 'yellow'),
          severity('error', 'red'),
        ],
      },
      icon: { opacity: 1, '& svg': { width: 20, height: 20 } },
      message: { overflowWrap: 'anywhere' },
      action: { alignItems: 'center', padding: '0 0 0 16px' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: 0, fontSize: cssVar('type-sm'), fontWeight: tokens.weight.bold, lineHeight: 1.45 },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: { backgroundColor: cssVar('sunken') },
      rounded: { borderRadius: tokens.radius.control },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: tokens.radius.full, backgroundColor: cssVar('sunken') },
      bar: { borderRadius: tokens.radius.full },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, variant: 'outlined' },
    styleOverrides: { root: { '&::before': { display: 'none' } } },
  },
};
