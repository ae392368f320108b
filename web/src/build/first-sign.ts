import { common } from '../messages/shared/common/en.ts';

/** The spinner of `ui/plain/states.module.css`, for a page without a style sheet yet. */
const STYLE =
  '@keyframes first-turn{to{rotate:1turn}}' +
  '#first-sign{display:grid;gap:16px;place-content:center;justify-items:center;min-height:60dvh;padding:24px;' +
  'color:var(--bhoj-muted);font-family:system-ui,sans-serif}' +
  '#first-sign::before{content:"";width:32px;height:32px;border:4px solid var(--bhoj-primary);' +
  'border-right-color:transparent;border-radius:50%;animation:first-turn .8s linear infinite}';

/**
 * The content of a page before its first script has run, which takes two seconds on a slow phone. React's first render
 * replaces it.
 */
export const FIRST_SIGN = `<style>${STYLE}</style><div id="first-sign" role="status">${common.loading}</div>`;
