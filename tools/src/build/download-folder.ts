import { existsSync, readFileSync } from 'node:fs';

const ENV = new URL('../../../web/.env.production.local', import.meta.url);

/** Returns the address that 'Download App' opens in a build for a deployment; undefined when none is configured. */
export function configuredDownloadFolder(env: URL = ENV): string | undefined {
  const text = existsSync(env) ? readFileSync(env, 'utf8') : '';
  return /^VITE_DOWNLOAD_URL=['"]?(https:\/\/[^\s'"]+)/m.exec(text)?.[1];
}
