import { deleteApp, getApps } from 'firebase-admin/app';
import { listening } from './callables-app.ts';
import type { Urls } from './urls.ts';

export interface OwnFunctions {
  /** The addresses with this process's callables in place of the Functions emulator's. */
  readonly urls: Urls;
  readonly close: () => Promise<void>;
}

/**
 * Serves the callables in this process, over HTTP and with token verification. The Functions emulator would start a
 * process for each deployed function, which takes a second or two each; the demo does not wait for that.
 */
export async function serveOwnFunctions(urls: Urls): Promise<OwnFunctions> {
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: urls.project });
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const { server, port } = await listening(await import('../../functions/src/index.ts'));
  return {
    urls: { ...urls, functions: `http://127.0.0.1:${port}` },
    close: async () => {
      // A kept connection of the caller would hold this process for some seconds.
      server.closeAllConnections();
      server.close();
      await Promise.all(getApps().map(deleteApp));
    },
  };
}
