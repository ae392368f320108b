import { LAST_VIEW_ID } from '../../blocks/last-view/last-view.ts';
import { MEMBER_LANGUAGE_KEY } from '../../words/member-language-key.ts';
import { GUEST_LANGUAGE_KEY } from '../../words/guest-language-key.ts';
import { DOCUMENTS_META } from './early-fetch.ts';
import { FIRST_SIGN_ID } from './first-sign-id.ts';
import { START_FAILED } from './start-failed.ts';

/** The name of the meta element with the sentences of `notStartedScript` by language, as JSON. */
export const NOT_STARTED_META = 'bhoj-not-started';

/** ms that the page waits for its first scripts before it says that they take long. */
export const LONGEST_START = 15_000;

/** The sentences in one language: a script failed, a script does not come, what to do, and the button. */
export type NotStartedWords = readonly [failed: string, late: string, hint: string, tryAgain: string];

/**
 * Runs in the head of a page without content. Writes a sentence and "Try again" over "Loading..." or over the details
 * when the first script, or one that it imports, fails, or when the page has not started after `LONGEST_START`; a page
 * that starts later replaces the sentence. With a network, "Try again" also drops the service worker, which may keep a
 * page with files that no longer exist. The text is constant, because the Content-Security-Policy contains its hash.
 */
export const notStartedScript = [
  '(()=>{',
  'const d=document,k=n=>{try{return localStorage.getItem(n)}catch{}},',
  'say=n=>{',
  "if(d.readyState==='loading')return void d.addEventListener('DOMContentLoaded',()=>say(n));",
  `const s=d.getElementById('${FIRST_SIGN_ID}');`,
  'if(!s)return;',
  `d.getElementById('${LAST_VIEW_ID}')?.remove();`,
  `const w=JSON.parse(d.querySelector('meta[name="${NOT_STARTED_META}"]').content),`,
  `l=d.querySelector('meta[name="${DOCUMENTS_META}"]')?(k('${GUEST_LANGUAGE_KEY}')||'"'+navigator.language.split('-')[0]+'"').slice(1,-1):k('${MEMBER_LANGUAGE_KEY}'),`,
  "t=w[l]||w.en,b=d.createElement('button'),p=c=>{const o=d.createElement('p');o.textContent=c;s.append(o)};",
  "s.hidden=!1;s.textContent='';s.dataset.said='';if(w[l])s.lang=l;p(t[n]);p(t[2]);",
  "b.type='button';b.textContent=t[3];",
  'b.onclick=async()=>{b.disabled=true;',
  'try{if(navigator.onLine)for(const r of await navigator.serviceWorker.getRegistrations())await r.unregister()}catch{}',
  'location.reload()};',
  's.append(b)};',
  "addEventListener('error',e=>{if(!(e.target instanceof Element)||e.target.matches('script'))say(0)},true);",
  `addEventListener('${START_FAILED}',()=>say(0));`,
  `setTimeout(()=>say(1),${LONGEST_START})`,
  '})()',
].join('');
