import { CATALOG } from '@bhoj/domain/catalogue/public-documents';

/**
 * The name of the meta element in `guest.html` with the documents' addresses. With `data-port`, the port is relative to
 * the page's own.
 */
export const DOCUMENTS_META = 'bhoj-documents';

/**
 * Runs in the head of a guest's page, before anything else. Fetches the three documents of the address while the
 * scripts are still loading; `firebase/catalog-docs.ts` takes the answers. The text is constant, because the
 * Content-Security-Policy contains its hash; a meta element has the values that differ between builds.
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
