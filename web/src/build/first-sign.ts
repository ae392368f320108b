import type { Language } from '@bhoj/domain/catalogue/languages';
import { FIRST_SIGN_ID } from '../app/boot/first-sign-id.ts';
import { NOT_STARTED_META, notStartedScript } from '../app/boot/not-started.ts';
import type { NotStartedWords } from '../app/boot/not-started.ts';
import { common as bn } from '../messages/shared/common/bn.ts';
import { common as en } from '../messages/shared/common/en.ts';
import { common as hi } from '../messages/shared/common/hi.ts';
import { common as mr } from '../messages/shared/common/mr.ts';
import { common as ta } from '../messages/shared/common/ta.ts';

const common: Record<Language, typeof en> = { en, hi, mr, ta, bn };

const sign = `#${FIRST_SIGN_ID}`;

/** The spinner of `ui/plain/states.module.css`, for a page without a style sheet yet; none beside "Try again". */
const STYLE = [
  '@keyframes first-turn{to{rotate:1turn}}',
  `${sign}{display:grid;gap:16px;place-content:center;justify-items:center;min-height:60dvh;padding:24px;`,
  'color:var(--bhoj-muted);font-family:system-ui,sans-serif;text-align:center}',
  `${sign}:not([data-said])::before{content:"";width:32px;height:32px;border:4px solid var(--bhoj-primary);`,
  'border-right-color:transparent;border-radius:50%;animation:first-turn .8s linear infinite}',
  `${sign}[hidden],${sign}[data-said]+#root{display:none}`,
  `${sign} p{margin:0}`,
  `${sign} p:first-child{color:var(--bhoj-text);font-weight:600}`,
  `${sign} button{min-height:48px;padding:0 24px;border:0;border-radius:8px;background:var(--bhoj-primary);`,
  'color:var(--bhoj-on-primary);font-weight:600}',
].join('');

/**
 * The content of a page before its first script has run, which takes two seconds on a slow phone. React's first render
 * replaces it, and `notStartedScript` says in it when no script comes.
 */
export const FIRST_SIGN = `<style>${STYLE}</style><div id="${FIRST_SIGN_ID}" role="status">${en.loading}</div>`;

/** The same for a page with content, before its root: it shows only what `notStartedScript` says, instead of the content. */
export const HIDDEN_SIGN = `<style>${STYLE}</style><div id="${FIRST_SIGN_ID}" role="status" hidden></div>`;

const words: Record<string, NotStartedWords> = Object.fromEntries(
  Object.entries(common).map(([language, said]) => [
    language,
    [said.couldNotLoad, said.slowToOpen, said.couldNotLoadHint, said.tryAgain],
  ]),
);

/** The head elements of a page without content, before its scripts. */
export const notStartedTags: readonly string[] = [
  `<meta name="${NOT_STARTED_META}" content='${JSON.stringify(words)}'>`,
  `<script>${notStartedScript}</script>`,
];
