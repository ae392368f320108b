import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configuredDownloadFolder } from './download-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bhoj-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  const path = join(folder, '.env');
  writeFileSync(path, text);
  return configuredDownloadFolder(pathToFileURL(path));
};

it('finds the address that Download App opens (LANDING-2, P-MORE-12)', () => {
  expect(read("A=1\nVITE_DOWNLOAD_URL='https://files.example/bhoj'\n")).toBe('https://files.example/bhoj');
  expect(read('VITE_DOWNLOAD_URL=https://files.example/bhoj')).toBe('https://files.example/bhoj');
});

it.each(['', '# VITE_DOWNLOAD_URL=https://files.example', 'VITE_DOWNLOAD_URL=javascript:alert(1)'])(
  'finds none in %j',
  (text) => expect(read(text)).toBeUndefined(),
);

it('finds none without the file', () => {
  expect(configuredDownloadFolder(pathToFileURL(join(folder, 'absent')))).toBeUndefined();
});
