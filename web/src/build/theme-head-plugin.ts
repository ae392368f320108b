import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type FontUrls, baseCss, fontFaces } from '../theme/base-css.ts';
import { cssVariables } from '../theme/css-variables.ts';
import { themeScript } from '../theme/theme-script.ts';
import { emittedFont, fontFiles, fontName } from './fonts.ts';

function headTags(urls: FontUrls): HtmlTagDescriptor[] {
  const preload = (href: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true },
    injectTo: 'head-prepend',
  });
  return [
    preload(urls.latin),
    { tag: 'script', children: themeScript, injectTo: 'head' },
    { tag: 'style', children: [cssVariables(), fontFaces(urls), baseCss].join('\n'), injectTo: 'head' },
  ];
}

/**
 * Puts tokens, fonts, base styles and the theme script into the page's head, so that the first paint has the right
 * theme.
 */
export function themeHead(): Plugin {
  let serving = false;
  return {
    name: 'bhoj-theme-head',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    buildStart() {
      if (serving) return;
      for (const key of ['latin', 'rupee'] as const) {
        this.emitFile({ type: 'asset', name: fontName(key), source: readFileSync(fontFiles[key]) });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return headTags({ latin: `/@fs${fontFiles.latin}`, rupee: `/@fs${fontFiles.rupee}` });
        return headTags({ latin: emittedFont(bundle, 'latin'), rupee: emittedFont(bundle, 'rupee') });
      },
    },
  };
}
