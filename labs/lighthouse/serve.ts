import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { emulatorHosting } from '../../tools/src/emulators/emulator-csp.ts';
import { demoCatalog, demoPublicMenu, firestoreWith } from './documents.ts';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The parts of firebase.json that tell how a site is served. */
export interface Hosting {
  readonly rewrites: readonly { source: string; destination?: string }[];
  readonly headers: { source: string; headers: { key: string; value: string }[] }[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const TEXT = /\.(html|js|css|svg|webmanifest)$/;

/** True when a path matches a glob of our firebase.json: a path, `**` at its end, `!` before it, `@(a|b)` in it. */
function matches(source: string, path: string): boolean {
  if (source.startsWith('!')) return !matches(source.slice(1), path);
  const [before = '', names, after = ''] = source.split(/@\(([^)]+)\)/);
  if (names !== undefined) return names.split('|').some((name) => matches(`${before}${name}${after}`, path));
  return source.endsWith('**') ? path.startsWith(source.slice(0, -2)) : path === source;
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

interface SiteFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly isText: boolean;
}

/** Returns how to find the file of a build at a path, with its headers; null for a path of a function, or of nothing. */
export function filesOf(dist: string, { rewrites, headers }: Hosting): (path: string) => SiteFile | null {
  const read = new Map<string, Buffer>();
  const fileFor = (path: string): string | null => {
    const own = join(dist, path === '/' ? 'index.html' : path);
    if (isFile(own)) return own;
    const rewrite = rewrites.find(({ source }) => matches(source, path));
    return rewrite?.destination === undefined ? null : join(dist, rewrite.destination);
  };
  return (path) => {
    const file = fileFor(path);
    if (file === null) return null;
    const body = read.get(file) ?? readFileSync(file);
    read.set(file, body);
    const own = headers.filter(({ source }) => matches(source, path)).flatMap((rule) => rule.headers);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return {
      body,
      headers: Object.fromEntries([['content-type', type], ...own.map(({ key, value }) => [key, value])]),
      isText: TEXT.test(file),
    };
  };
}

/** Port offset of Firestore from an emulator build's own port (`web/src/firebase/environment.ts`). */
const FIRESTORE_PORT = 2;
const TRIES = 20;

const listen = (server: Server, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });

/** Finds a free port for the site such that the port for Firestore is free too. Returns the site's port. */
async function listenWith(site: Server, firestore: Server): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await listen(site, 0);
    const { port } = site.address() as AddressInfo;
    if (await listen(firestore, port + FIRESTORE_PORT)) return port;
    await new Promise((resolve) => {
      site.close(resolve);
    });
  }
  throw new Error('no two free ports beside each other');
}

/**
 * Serves a build on a free port as Hosting would, with its rewrites, headers, compression and the demo restaurant's
 * public menu. Serves the public documents beside it.
 */
export async function serve(dist: string, hosting: Hosting): Promise<{ origin: string; stop: () => void }> {
  const now = Date.now();
  let fileAt = filesOf(dist, hosting);
  const compressed = new Map<Buffer, Buffer>();
  const packed = (body: Buffer): Buffer => {
    const known = compressed.get(body) ?? brotliCompressSync(body);
    compressed.set(body, known);
    return known;
  };
  const server = createServer(({ url = '/', headers: { host } }, response) => {
    const path = decodeURI(new URL(url, 'http://localhost').pathname);
    const origin = `http://${host}`;
    const menu = demoPublicMenu(now, origin);
    if (path === menu.path) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'br');
      response.end(brotliCompressSync(menu.body));
      return;
    }
    const file = fileAt(path);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
    if (file.isText) response.setHeader('content-encoding', 'br');
    response.end(file.isText ? packed(file.body) : file.body);
  });
  const firestore = firestoreWith(demoCatalog(now));
  const port = await listenWith(server, firestore);
  const emulators = [`http://127.0.0.1:${port + FIRESTORE_PORT}`];
  fileAt = filesOf(dist, emulatorHosting(hosting, { emulators, gateway: '' }));
  const stop = () => [server, firestore].forEach((each) => each.close());
  return { origin: `http://127.0.0.1:${port}`, stop };
}
