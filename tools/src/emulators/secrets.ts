/** The secrets of the Functions emulator, which every suite of this folder shares. */
import { createECDH } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';

/**
 * The Functions emulator reads secrets from this file before it asks Secret Manager over the network. Git ignores the
 * file, and deployments leave it out.
 */
const SECRETS_FILE = join(ROOT, 'functions', '.secret.local');

/** The name of the file in sentences. */
export const SECRETS_NAME = relative(ROOT, SECRETS_FILE);

/** Returns the secrets in the file; writes `first` where there is none. */
export function readSecrets(first: string): string {
  if (!existsSync(SECRETS_FILE)) writeFileSync(SECRETS_FILE, first);
  return readFileSync(SECRETS_FILE, 'utf8');
}

/** @param text the content of a .env file */
export const valueIn = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}=["']?([^"'\\n]+)`, 'm').exec(text)?.[1]?.trim();

const PUSH_KEY = 'VAPID_PRIVATE_KEY';

/**
 * Returns this machine's pair of keys for push messages, in base64url. Keeps the pair of the file, so that browsers
 * which subscribed stay subscribed; makes one where the file has none.
 */
export function pushKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const ecdh = createECDH('prime256v1');
  const known = valueIn(readSecrets(''), PUSH_KEY);
  if (known === undefined) {
    ecdh.generateKeys();
    const made = ecdh.getPrivateKey().toString('base64url');
    appendFileSync(SECRETS_FILE, `${PUSH_KEY}=${made}\n`);
  } else {
    ecdh.setPrivateKey(Buffer.from(known, 'base64url'));
  }
  return {
    publicKey: ecdh.getPublicKey().toString('base64url'),
    privateKey: ecdh.getPrivateKey().toString('base64url'),
  };
}
