import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { baseCss, fontFaces } from '../theme/base-css.ts';
import { systemCssVariables } from '../theme/css-variables.ts';
import { emittedFont, fontFiles } from './fonts.ts';
import { publicPageScript } from './public-page-script.ts';

/** Fixed names without a hash, because the function `publicPage` requests them by name. */
const FILE = 'public-page.css';
const SCRIPT = 'public-page.js';
const SHEETS = ['public-page.css', 'public-head.css', 'public-menu.css'];

const sheet = (latin: string, rupee: string): string =>
  [
    systemCssVariables(),
    fontFaces({ latin, rupee }),
    baseCss,
    ...SHEETS.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')),
  ].join('\n');

/**
 * Writes the style sheet and the script of the public menu, which a function serves as HTML. The style sheet has the
 * same tokens and fonts as every page.
 */
export const publicPageFiles = (): Plugin => ({
  name: 'bhoj-public-page',
  applyToEnvironment: ({ name }) => name === 'client',
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_, response) => {
      response.setHeader('Content-Type', 'text/css');
      response.end(sheet(`/@fs${fontFiles.latin}`, `/@fs${fontFiles.rupee}`));
    });
    middlewares.use(`/${SCRIPT}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(publicPageScript);
    });
  },
  generateBundle(_, bundle) {
    const source = sheet(emittedFont(bundle, 'latin'), emittedFont(bundle, 'rupee'));
    this.emitFile({ type: 'asset', fileName: FILE, source });
    this.emitFile({ type: 'asset', fileName: SCRIPT, source: publicPageScript });
  },
});
