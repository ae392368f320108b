import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeEntries } from '@bhoj/domain/platform/routes';
import { PRODUCTION_CHECK } from '../../scripts/lib/production-check.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
let dist = '';
let files: { name: string; text: string }[] = [];

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  dist = mkdtempSync(join(root, '.cache', 'production-'));
  const { program, args, env } = PRODUCTION_CHECK(dist);
  await promisify(execFile)(program, args, { cwd: join(root, 'web'), env });
  files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));
}, 180_000);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const saying = (text: string): string[] =>
  files.filter((file) => file.text.includes(text)).map(({ name }) => name);

describe('a build for production', () => {
  it('knows its own project and nothing of the emulators, nor of what stands in for Google and Razorpay', () => {
    expect(saying('bhoj-check')).not.toEqual([]);
    const ofEmulators = ['http://127.0.0.1', 'demo-bhoj', 'Emulator:', 'email_verified:'];
    expect(ofEmulators.flatMap(saying)).toEqual([]);
    expect(files.filter(({ name }) => name.includes('stand-in'))).toEqual([]);
  });

  it('has every front page as HTML with its words and styles in it, and an empty shell', () => {
    const pages = routeEntries.filter(([, { area, status }]) => area === 'front' && status === 'open');
    const written = pages.map(([name, { path }]) => {
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      const html = files.find((each) => each.name === file)?.text ?? '';
      const isFilled = html.includes(`data-page="${name}"`) && /<h1[ >]/.test(html);
      return { name, isFilled, hasSheets: html.includes('<link rel="stylesheet"') };
    });
    expect(written).toEqual(pages.map(([name]) => ({ name, isFilled: true, hasSheets: false })));
    expect(files.find(({ name }) => name === 'shell.html')?.text).toContain('<div id="root"></div>');
  });
});
