import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/**
 * Takes the build of React Router without warnings for developers; from its package, Vite would take the one with them.
 * The build fails when the package no longer has both.
 */
export function productionRouter(): Plugin {
  return {
    name: 'bhoj-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !found.id.includes(DEVELOPMENT))
        return this.error(`${source} is in another place than production-router.ts knows`);
      return { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) };
    },
  };
}
