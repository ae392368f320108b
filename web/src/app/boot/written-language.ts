import { GUEST_LANGUAGE_KEY } from '../../words/guest-language-key.ts';
import { WRITTEN_IN } from '../written/written-in.ts';

/**
 * Runs after the details that the build has written, and replaces their English by the guest's language, which it
 * chooses as `LanguageProvider` does. The text is constant, because the Content-Security-Policy contains its hash.
 */
export const writtenLanguageScript = [
  '(()=>{',
  'const d=document,n=navigator,l={};let k;',
  `for(const t of d.querySelectorAll('template[${WRITTEN_IN}]')){l[t.getAttribute('${WRITTEN_IN}')]=t;t.remove()}`,
  `try{k=JSON.parse(localStorage.getItem('${GUEST_LANGUAGE_KEY}'))}catch{}`,
  "const c=[k,...n.languages.map(t=>t.split('-')[0])].find(c=>c==='en'||l[c]);",
  "if(l[c]){d.documentElement.lang=c;d.getElementById('root').replaceChildren(l[c].content)}",
  '})()',
].join('');
