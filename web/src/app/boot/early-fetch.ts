import { CATALOG } from '@bhoj/domain/catalogue/public-documents';

/** Where the documents stand, in the head of `guest.html`; `data-port` where the port is counted from the page's own. */
export const DOCUMENTS_META = 'bhoj-documents';

/**
 * Runs in the head of a guest's page, before anything else: the three documents of the address are asked for while the
 * scripts are still on their way. `firebase/catalog-docs.ts` takes the answers. The text is constant: the
 * Content-Security-Policy names it by its hash, and what differs from build to build stands in a meta element.
 */
export const earlyFetchScript = [
  '(()=>{',
  `const m=document.querySelector('meta[name="${DOCUMENTS_META}"]'),`,
  String.raw`r=/^\/customer\/\w+\/([^/]+)\//.exec(location.pathname);`,
  'if(!m||!r)return;',
  'const u=new URL(m.content),p=m.dataset.port,e=window.bhojEarly={};',
  'if(p)u.port=+location.port+ +p;',
  'try{',
  'const i=encodeURIComponent(decodeURIComponent(r[1]));',
  `for(const d of ${JSON.stringify(Object.values(CATALOG).map(({ pattern }) => pattern))}){`,
  "const a=u.href+'/'+d.replace('{restaurantId}',i);",
  '(e[a]=fetch(a)).catch(()=>{})}',
  '}catch{}',
  '})()',
].join('');
