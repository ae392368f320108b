import type { Page } from '@playwright/test';

export interface Picture {
  readonly title: string;
  readonly image: Buffer;
}

/** Returns the pictures beside each other as one, drawn by a further page of the same browser. */
export async function contactSheet(
  page: Page,
  pictures: readonly Picture[],
  { columns, shown }: { readonly columns: number; readonly shown: number },
): Promise<Buffer> {
  const sheet = await page.context().newPage();
  const images = pictures.map(
    ({ title, image }) => `<img alt="${title}" src="data:image/png;base64,${image.toString('base64')}">`,
  );
  await sheet.setViewportSize({ width: columns * (shown + 4), height: 400 });
  await sheet.setContent(`
    <style>
      body { display: grid; grid-template-columns: repeat(${columns}, ${shown}px); gap: 4px; margin: 0; background: #888 }
      img { width: 100% }
    </style>${images.join('')}`);
  await sheet.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const drawn = await sheet.screenshot({ type: 'png', fullPage: true });
  await sheet.close();
  return drawn;
}
