/**
 * `node tests/seed/pictures/draw.ts`: draws the demo's pictures with Chromium and writes them beside this file, in the two
 * sizes of a dish's photo. Run it after a change of a drawing; the seed itself needs no browser. CHROMIUM_PATH names the
 * browser, unless Playwright has one of its own.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { DRAWINGS } from './drawings.ts';
import { PICTURED, pictureUrl } from './pictures.ts';

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const page = await browser.newPage();

/** Returns the drawing as WebP in base64. */
const webp = (svg: string, side: number, quality: number): Promise<string> =>
  page.evaluate(
    async (how) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(how.svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = how.side;
      canvas.height = how.side;
      canvas.getContext('2d')?.drawImage(image, 0, 0, how.side, how.side);
      return canvas.toDataURL('image/webp', how.quality).split(',')[1] ?? '';
    },
    { svg, side, quality },
  );

/** The side in px of each size, and the most bytes that a picture may add to a clone. */
const SIZES = {
  small: { side: 176, maxBytes: 3000 },
  detail: { side: 352, maxBytes: 6000 },
} as const;
const QUALITIES = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05];

async function fitting(svg: string, { side, maxBytes }: { side: number; maxBytes: number }): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = Buffer.from(await webp(svg, side, quality), 'base64');
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A picture has more than ${maxBytes} bytes of ${side} px: draw it with fewer shapes.`);
}

for (const dish of PICTURED) {
  const svg = DRAWINGS[dish].replace('<svg ', '<svg width="1056" height="1056" ');
  for (const size of ['small', 'detail'] as const) {
    writeFileSync(pictureUrl(dish, size), await fitting(svg, SIZES[size]));
  }
}
await browser.close();
