/**
 * All design tokens. `css-variables.ts` writes them into the page as `--bhoj-…`, and `mui-theme.ts` builds the staff
 * area's theme from them; no other file contains a raw colour. `tokens.test.ts` checks every pair against WCAG.
 */

/** The colours of states by STATE-7; `lightGrey` is for any state it does not name. */
export const badgeColors = ['green', 'red', 'yellow', 'grey', 'blue', 'lightGrey'] as const;
export type BadgeColor = (typeof badgeColors)[number];

/** A soft background, strong text on it, and the dot, which repeats the meaning. */
export interface BadgeTokens {
  readonly soft: string;
  readonly text: string;
  readonly dot: string;
}

export interface ColorTokens {
  /** The page's background. */
  readonly background: string;
  readonly card: string;
  /** Floating surfaces: menus, sheets, dialogs. */
  readonly raised: string;
  /** Skeletons, tracks, read-only inputs, table heads. */
  readonly sunken: string;
  /** A card or row under the pointer. */
  readonly hover: string;
  /** A border that only separates, without meaning. */
  readonly border: string;
  /** The edge of an input: 3:1 on page and card. */
  readonly borderStrong: string;
  readonly text: string;
  readonly muted: string;
  /** Tandoor red. */
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  /** The background of selected items. */
  readonly primarySoft: string;
  /** Curry leaf green; also for success. */
  readonly secondary: string;
  readonly secondaryHover: string;
  readonly onSecondary: string;
  /** Turmeric yellow. */
  readonly warning: string;
  readonly warningHover: string;
  readonly onWarning: string;
  /** Chilli red. */
  readonly error: string;
  readonly errorHover: string;
  readonly onError: string;
  readonly info: string;
  readonly infoHover: string;
  readonly onInfo: string;
  /** The dots inside the food marks that Indian law prescribes: green, brown, and yellow for egg. */
  readonly markVeg: string;
  readonly markNonVeg: string;
  readonly markEgg: string;
  readonly backdrop: string;
  /** The only shadow, for floating surfaces. */
  readonly shadow: string;
  readonly badge: Readonly<Record<BadgeColor, BadgeTokens>>;
}

const light: ColorTokens = {
  background: '#FAF6EF',
  card: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#EEE6DA',
  hover: '#F6F0E6',
  border: '#E9E1D4',
  borderStrong: '#8C8173',
  text: '#231F1B',
  muted: '#6B6258',
  primary: '#A63D17',
  primaryHover: '#8A3112',
  onPrimary: '#FFFFFF',
  primarySoft: '#FBEBE2',
  secondary: '#2E6A4E',
  secondaryHover: '#24553E',
  onSecondary: '#FFFFFF',
  warning: '#9A6700',
  warningHover: '#7D5300',
  onWarning: '#FFFFFF',
  error: '#B3261E',
  errorHover: '#931E17',
  onError: '#FFFFFF',
  info: '#1F5FA8',
  infoHover: '#194E8A',
  onInfo: '#FFFFFF',
  markVeg: '#1B7A3D',
  markNonVeg: '#8A4B2A',
  markEgg: '#A67400',
  backdrop: 'rgb(35 31 27 / 0.45)',
  shadow: '0 10px 30px -8px rgb(60 40 20 / 0.22), 0 2px 6px -1px rgb(60 40 20 / 0.08)',
  badge: {
    green: { soft: '#E4F1E8', text: '#1D5C3C', dot: '#2E7D4F' },
    red: { soft: '#FBE7E4', text: '#98201A', dot: '#C0362C' },
    yellow: { soft: '#FBF0D3', text: '#755000', dot: '#A06F00' },
    grey: { soft: '#E6E1D9', text: '#47413A', dot: '#706860' },
    blue: { soft: '#E3EDF8', text: '#1B4F89', dot: '#2E6FB7' },
    lightGrey: { soft: '#F4F0E9', text: '#635B52', dot: '#857B70' },
  },
};

const dark: ColorTokens = {
  background: '#121212',
  card: '#1E1E1E',
  raised: '#262423',
  sunken: '#2F2C2A',
  hover: '#272523',
  border: '#2E2B28',
  borderStrong: '#7D746A',
  text: '#F3EEE7',
  muted: '#B3A99D',
  primary: '#F29468',
  primaryHover: '#F6AC89',
  onPrimary: '#2B1206',
  primarySoft: '#3A241A',
  secondary: '#7CC5A0',
  secondaryHover: '#98D3B5',
  onSecondary: '#0C2418',
  warning: '#F0BF4C',
  warningHover: '#F5CF78',
  onWarning: '#2A1E00',
  error: '#F2918B',
  errorHover: '#F6AFAA',
  onError: '#350A07',
  info: '#8AB8F0',
  infoHover: '#A8CBF4',
  onInfo: '#08203D',
  markVeg: '#5DBB80',
  markNonVeg: '#C98A63',
  markEgg: '#E3B341',
  backdrop: 'rgb(0 0 0 / 0.6)',
  shadow: '0 14px 36px -6px rgb(0 0 0 / 0.65), 0 2px 8px rgb(0 0 0 / 0.35)',
  badge: {
    green: { soft: '#18301F', text: '#93D5AF', dot: '#5FB585' },
    red: { soft: '#3D1C19', text: '#F5ABA5', dot: '#E5736A' },
    yellow: { soft: '#382C0E', text: '#F0C969', dot: '#D9A62E' },
    grey: { soft: '#3A3632', text: '#D6CFC6', dot: '#A39B90' },
    blue: { soft: '#172B43', text: '#A3C8F3', dot: '#6BA3E2' },
    lightGrey: { soft: '#3A3632', text: '#C6BEB4', dot: '#8F877D' },
  },
};

export const tokens = {
  color: { light, dark },
  /** px; `large` is for sheets and for the cards of the front pages. */
  radius: { small: 6, control: 8, card: 12, large: 16, full: 999 },
  /**
   * Every distance is a multiple of `unit` px; `half` of it separates parts of one word. The `steps` are the multiples
   * with a variable of their own: `--bhoj-space-3` is 12 px. Any other multiple is written `calc(var(--bhoj-space-1) *
   * 18)`; `tests/conventions/spaces.test.ts` refuses a raw length.
   */
  space: { unit: 4, steps: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] },
  /** px; `lead` is the sentence below a front page's title. */
  type: { xs: 12, sm: 14, md: 16, lead: 18, lg: 20, xl: 28, xxl: 40 },
  weight: { regular: 400, medium: 550, bold: 700 },
  /** Durations in ms, and one easing curve that starts fast and ends slowly. */
  motion: { fast: 120, base: 160, slow: 200, ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  /** px; the smallest touch target. */
  touch: 44,
  /** px; `wide` is a button or row as wide as its page, `bar` the bar above a captain's and a cook's page. */
  height: { field: 48, wide: 52, bar: 48 },
} as const;

export type ThemeName = keyof typeof tokens.color;
