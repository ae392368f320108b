import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type FontUrls, baseCss, fontFaces } from '../theme/base-css.ts';
import { cssVariables } from '../theme/css-variables.ts';
import { themeScript } from '../theme/theme-script.ts';

const fontFiles: FontUrls = {
  latin: createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  ),
  rupee: fileURLToPath(new URL('../theme/fonts/inter-rupee.woff2', import.meta.url)),
};
const fontName = (key: keyof FontUrls): string => `inter-${key}.woff2`;

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
        const emitted = (key: keyof FontUrls): string => {
          const file = Object.values(bundle).find(
            (output) => output.type === 'asset' && output.names.includes(fontName(key)),
          );
          if (!file) throw new Error(`${fontName(key)} was not emitted`);
          return `/${file.fileName}`;
        };
        return headTags({ latin: emitted('latin'), rupee: emitted('rupee') });
      },
    },
  };
}
