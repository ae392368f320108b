/**
 * Devanagari, Tamil and Bengali come from the system: every phone sold in India has one of these fonts for each script.
 * The list names them, because a computer would else choose a faint font without bold.
 */
export const fontStack =
  "'Inter Variable','Inter Fallback Arial','Inter Fallback Roboto','Noto Sans Devanagari','Kohinoor Devanagari','Noto Sans Tamil','Tamil Sangam MN','Noto Sans Bengali','Kohinoor Bangla','Nirmala UI',system-ui,sans-serif";

export interface FontUrls {
  readonly latin: string;
  /** The latin subset has no ₹; this file contains that one glyph, from the same family's latin-ext. */
  readonly rupee: string;
}

/**
 * Inter and its fallback while it loads: the system's sans stretched to Inter's widths and line box, so that nothing
 * moves when Inter arrives. The overrides are ratios of the fonts' own metrics (Inter: ascent 1984, descent 494 of
 * 2048; mean widths Inter 968, Arial 904, Roboto 911).
 */
export function fontFaces({ latin, rupee }: FontUrls): string {
  const inter = "font-family:'Inter Variable';font-style:normal;font-weight:100 900;font-display:swap";
  return [
    `@font-face{${inter};src:url(${latin}) format('woff2');unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD}`,
    `@font-face{${inter};src:url(${rupee}) format('woff2');unicode-range:U+20B9}`,
    "@font-face{font-family:'Inter Fallback Arial';src:local('Arial'),local('Helvetica Neue'),local('Liberation Sans');size-adjust:107.06%;ascent-override:90.49%;descent-override:22.53%;line-gap-override:0%}",
    "@font-face{font-family:'Inter Fallback Roboto';src:local('Roboto');size-adjust:106.24%;ascent-override:91.18%;descent-override:22.7%;line-gap-override:0%}",
  ].join('\n');
}

/** The base styles of every page in both areas, applied before any script runs. */
export const baseCss = [
  '*,*::before,*::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  `body{margin:0;min-height:100dvh;font:400 1rem/1.5 ${fontStack};-webkit-font-smoothing:antialiased;overflow-wrap:break-word;text-wrap:pretty}`,
  'body,[data-theme]{background:var(--bhoj-background);color:var(--bhoj-text)}',
  // The system's fonts of other scripts have no weight between regular and bold, and many browsers take the lighter.
  'html:not(:lang(en)){--bhoj-weight-medium:600}',
  'button,input,select,textarea{font:inherit;color:inherit}',
  // A table's figures have equal widths, which it inherits to its cells; in the words of a heading they spread hyphens.
  'th{font-variant-numeric:normal}',
  // Any rule of a component is stronger.
  ':where(a:any-link){color:var(--bhoj-primary);text-decoration-thickness:1px;text-underline-offset:.2em}',
  // A folded part has the same chevron everywhere, instead of each browser's own triangle.
  'summary{display:flex;gap:8px;align-items:center;justify-content:space-between;cursor:pointer;list-style:none}',
  'summary::-webkit-details-marker{display:none}',
  "summary::after{flex:none;width:8px;height:8px;margin-inline:4px;border:solid currentcolor;border-width:0 2px 2px 0;rotate:45deg;translate:0 -2px;content:''}",
  '[open]>summary::after{rotate:225deg;translate:0 2px}',
  ':focus-visible{outline:2px solid var(--bhoj-primary);outline-offset:2px}',
  '::selection{background:var(--bhoj-primary);color:var(--bhoj-on-primary)}',
  // What appears under a finger does not answer a second tap: a press counts once the button was there for a while.
  '@keyframes too-soon{from,to{pointer-events:none}}',
  '[data-deliberate]{animation:too-soon .6s!important}',
  // No transition at all: even one of zero length would delay an inherited colour by one frame per level.
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after,::backdrop{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}',
].join('\n');
