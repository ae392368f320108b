import { MEMBER_LANGUAGE_KEY } from '../../words/member-language-key.ts';

/**
 * The name of the meta elements in `shell.html` that list the files of an address (`data-path`), for one language if
 * there is a `data-language`. The element with `data-besides` counts for every address that `data-besides` does not
 * name.
 */
export const AHEAD_META = 'bhoj-ahead';

/**
 * Runs in the body of the empty page and requests all files of the address at once (`build/service-hints.ts`), whether
 * the page comes from the server or from the service worker. The meta elements name the files; the text itself is
 * constant, because the Content-Security-Policy contains its hash.
 */
export const aheadScript = [
  '(()=>{',
  String.raw`let s,a=location.pathname.replace(/\/$/,'');`,
  `try{s=localStorage.getItem('${MEMBER_LANGUAGE_KEY}')}catch{}`,
  `for(const m of document.querySelectorAll('meta[name="${AHEAD_META}"]')){`,
  'const {path:p,language:n,besides:b}=m.dataset;',
  "if(b?b.split(' ').includes(a):a!==p||n&&n!==s)continue;",
  "for(const f of m.content.split(' ')){",
  "const l=document.createElement('link');",
  "if(f.endsWith('.css')){l.rel='preload';l.as='style'}else l.rel='modulepreload';",
  "l.crossOrigin='';l.href=f;",
  'document.head.append(l)}}',
  '})()',
].join('');
