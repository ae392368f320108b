import { resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** A fixed name, because the service worker imports it by name. Hosting never caches it for long. */
export const PUSH_WORKER = 'push-sw.js';

/** Builds `app/push/push-worker.ts` as one classic script, the only form that a service worker of Workbox imports. */
async function built(root: string): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      rolldownOptions: {
        input: resolve(root, 'src/app/push/push-worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [{ output }] = [made].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Writes the part of the service worker that receives messages. */
export function pushWorker(): Plugin {
  let root = '';
  return {
    name: 'bhoj-push-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: await built(root) });
    },
  };
}
