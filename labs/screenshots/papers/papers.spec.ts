import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { themeHead } from '../../../web/src/build/theme-head-plugin.ts';
import { PAPERS_OF } from './documents.ts';

const here = fileURLToPath(new URL('../../../tests/screenshots/papers/', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}.screenshots/papers/`;

/** The printable width of each paper in pixels. */
const WIDTHS = { 58: 181, 80: 272, A4: 688 } as const;

let server: ViteDevServer;
test.beforeAll(async () => {
  const port = Number(process.env['BHOJ_TEST_BASE'] ?? 5200) + 60 + test.info().workerIndex;
  server = await createServer({
    root: here,
    configFile: false,
    cacheDir: `${root}.cache/papers`,
    logLevel: 'error',
    plugins: [themeHead()],
    server: { host: '127.0.0.1', port, fs: { allow: [root] } },
  });
  await server.listen();
});
test.afterAll(() => server.close());

for (const [name, documentOf] of Object.entries(PAPERS_OF)) {
  test(`${name} on every paper, with nothing cut`, async ({ page }) => {
    const [url = ''] = server.resolvedUrls?.local ?? [];
    await page.emulateMedia({ media: 'print' });
    for (const [paper, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(url);
      await page.waitForFunction(() => 'draw' in globalThis);
      const drawn = [documentOf(), paper === 'A4' ? paper : Number(paper)] as const;
      await page.evaluate(
        ([document, on]) => (globalThis as never as { draw: (...of: unknown[]) => void }).draw(document, on),
        drawn,
      );
      await page.evaluate(() => document.fonts.ready);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('article *')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
          .map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
      await page.screenshot({ path: `${folder}${name}-${paper}.png`, fullPage: true });
    }
  });
}
