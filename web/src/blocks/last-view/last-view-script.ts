import { APP_START } from '@bhoj/domain/catalogue/routes';
import { LAST_VIEW_ID, LAST_VIEW_KEY } from './last-view.ts';

/** ms after which a last view is too old: the next day begins without one. */
export const LAST_VIEW_LASTS = 12 * 60 * 60 * 1000;

/** ms after which the view is removed even when the page has not started, so that nobody takes it for the live page. */
const AT_MOST = 20_000;

/**
 * Runs in the body of the empty page before any other script. Shows the last view of this address over the page, until
 * the live page is drawn (`forgetOnceLive`). The view is in a closed shadow root with the page's rules and tokens, so
 * nothing outside can find or style it, and its ids do not clash with the page's. The page below announces to a screen
 * reader that it is loading. The element itself is not inert, so that a tap does not reach the page below.
 *
 * The markup runs nothing: `innerHTML` starts no script, and the Content-Security-Policy forbids handlers in
 * attributes. The text is constant, because that policy contains its hash.
 */
export const lastViewScript = [
  '(()=>{try{',
  'const d=document,',
  `v=JSON.parse(localStorage.getItem('${LAST_VIEW_KEY}')),a=location.pathname+location.search,`,
  // The installed app leads these roles to their screen once it knows the person.
  `app=v&&a==='${APP_START}'&&/ (captain|kitchen)$/.test(v.whose);`,
  'if(!v||!app&&v.address!==a||',
  `v.build!==d.querySelector('script[type="module"]').src||Date.now()-v.at>${LAST_VIEW_LASTS})return;`,
  "if(app)history.replaceState(null,'',v.address);",
  "const e=n=>d.createElement(n),h=e('div'),b=e('div'),t=e('template'),r=h.attachShadow({mode:'closed'});",
  `h.id='${LAST_VIEW_ID}';h.lang=v.language;h.setAttribute('aria-hidden','true');`,
  "h.style.cssText='position:fixed;z-index:1000;inset:0;overflow:hidden;touch-action:none;background:var(--bhoj-background)';",
  "h.style.right=v.scrollBar+'px';",
  'b.inert=true;t.innerHTML=v.markup;b.append(t.content);',
  // The tokens of parts with a theme of their own.
  "for(const s of d.head.querySelectorAll('style'))r.append(s.cloneNode(true));",
  "const s=e('style');s.textContent=v.css;r.append(s);",
  `r.append(b);d.body.append(h);setTimeout(()=>h.remove(),${AT_MOST})`,
  '}catch{}})()',
].join('');
