import { type ColorSystemOptions, type Shadows, createTheme } from '@mui/material/styles';
import { fontStack } from './base-css.ts';
import { cssVar } from './css-var.ts';
import { controlOverrides } from './mui-controls.ts';
import { fieldOverrides } from './mui-fields.ts';
import { surfaceOverrides } from './mui-surfaces.ts';
import { type ThemeName, tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

function colorScheme(name: ThemeName): ColorSystemOptions {
  const c = tokens.color[name];
  // MUI would derive lighter and darker shades; all shades here are covered by the contrast test.
  const shades = (main: string, dark: string, contrastText: string) => ({
    main,
    light: main,
    dark,
    contrastText,
  });
  return {
    palette: {
      primary: shades(c.primary, c.primaryHover, c.onPrimary),
      secondary: shades(c.secondary, c.secondaryHover, c.onSecondary),
      success: shades(c.secondary, c.secondaryHover, c.onSecondary),
      warning: shades(c.warning, c.warningHover, c.onWarning),
      error: shades(c.error, c.errorHover, c.onError),
      info: shades(c.info, c.infoHover, c.onInfo),
      background: { default: c.background, paper: c.card },
      text: { primary: c.text, secondary: c.muted },
      divider: c.border,
      action: {
        hover: c.hover,
        selected: c.primarySoft,
        focus: c.hover,
        disabled: c.borderStrong,
        disabledBackground: c.sunken,
      },
    },
  };
}

const { type, weight, motion, radius } = tokens;
const text = (px: number, fontWeight: number, lineHeight: number, letterSpacing = '0') => ({
  fontSize: `${px / 16}rem`,
  fontWeight,
  lineHeight,
  letterSpacing,
});

/** The staff area's MUI theme: LOOK-1 to LOOK-7. It takes its colour scheme from `data-theme` on the page. */
export const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: colorScheme('light'), dark: colorScheme('dark') },
  shape: { borderRadius: radius.control },
  focusVisible: { outlineColor: cssVar('primary'), outlineOffset: 2 },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: motion.fast,
      shorter: motion.fast,
      short: motion.base,
      standard: motion.base,
      complex: motion.slow,
      enteringScreen: motion.slow,
      leavingScreen: motion.base,
    },
    easing: { easeInOut: motion.ease, easeOut: motion.ease, easeIn: motion.ease, sharp: motion.ease },
  },
  typography: {
    fontFamily: fontStack,
    fontWeightRegular: weight.regular,
    fontWeightMedium: weight.medium,
    fontWeightBold: weight.bold,
    h1: text(type.xxl, weight.bold, 1.1, '-0.02em'),
    h2: text(type.xl, weight.bold, 1.2, '-0.015em'),
    h3: text(type.lg, weight.bold, 1.3, '-0.01em'),
    h4: text(type.lg, weight.medium, 1.3, '-0.01em'),
    h5: text(type.md, weight.bold, 1.5),
    h6: text(type.md, weight.medium, 1.5),
    subtitle1: text(type.md, weight.medium, 1.5),
    subtitle2: text(type.sm, weight.medium, 1.45),
    body1: text(type.md, weight.regular, 1.5),
    body2: text(type.sm, weight.regular, 1.45),
    button: { ...text(type.sm, weight.medium, 1.45), textTransform: 'none' },
    caption: text(type.xs, weight.regular, 1.4),
    overline: { ...text(type.xs, weight.medium, 1.4), textTransform: 'none' },
  },
  // Borders separate surfaces; the only shadow is for floating ones (MUI gives menus 8, dialogs 24, drawers 16).
  shadows: Array.from({ length: 25 }, (_, elevation) =>
    elevation < 6 ? 'none' : cssVar('shadow'),
  ) as Shadows,
  components: { ...controlOverrides, ...fieldOverrides, ...surfaceOverrides },
});
