import type { Plugin } from 'vite';

const BUTTON = /\/ButtonBase\/ButtonBase\.mjs$/;
const RIPPLES = './TouchRipple.mjs';

const NOTHING = 'export default () => null;';

/**
 * Leaves the ripples of MUI's buttons (3 KB gzip) out of the build: the theme turns them off (mui-controls.ts). The build
 * fails when MUI no longer imports them in this form.
 */
export function noRipples(): Plugin {
  const id = '\0no-ripples';
  return {
    name: 'bhoj-no-ripples',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === RIPPLES && importer !== undefined && BUTTON.test(importer) ? id : null,
    load: (asked) => (asked === id ? NOTHING : null),
    transform(code, file) {
      if (BUTTON.test(file) && !code.includes(`"${RIPPLES}"`))
        this.error(`${file} imports its ripples in another way than no-ripples.ts knows`);
      return null;
    },
  };
}
