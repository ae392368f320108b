import { MEMBER_LANGUAGE_KEY } from '../../words/member-language-key.ts';

/** Name of the meta elements in `shell.html` that list files by address, and by language where `data-language` says one. */
export const AHEAD_META = 'bhoj-ahead';

/**
 * Runs in the body of the empty page and asks at once for all files of the address (`build/service-hints.ts`), whether
 * the page comes from the server or from the service worker. The text is constant, because the Content-Security-Policy
 * names it by its hash; the files stand in meta elements.
 */
export const aheadScript = [
  '(()=>{',
  'let s;',
  `try{s=localStorage.getItem('${MEMBER_LANGUAGE_KEY}')}catch{}`,
  `for(const m of document.querySelectorAll('meta[name="${AHEAD_META}"]')){`,
  'const {path:p,language:n}=m.dataset;',
  String.raw`if(location.pathname.replace(/\/$/,'')!==p||n&&n!==s)continue;`,
  "for(const f of m.content.split(' ')){",
  "const l=document.createElement('link');",
  "if(f.endsWith('.css')){l.rel='preload';l.as='style'}else l.rel='modulepreload';",
  "l.crossOrigin='';l.href=f;",
  'document.head.append(l)}}',
  '})()',
].join('');
