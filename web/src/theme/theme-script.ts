import { tokens } from './tokens.ts';

/**
 * Runs in the head before the first paint, so that a dark page does not flash white. It does what `theme-mode.tsx` does
 * once React runs. The text is constant, so that a Content-Security-Policy can allow it by hash.
 */
export const themeScript = [
  '(()=>{',
  "let m;try{m=localStorage.getItem('theme')}catch{}",
  "const d=m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);",
  "document.documentElement.dataset.theme=d?'dark':'light';",
  'const t=document.querySelector(\'meta[name="theme-color"]\');',
  `if(t)t.content=d?'${tokens.color.dark.background}':'${tokens.color.light.background}'`,
  '})()',
].join('');
