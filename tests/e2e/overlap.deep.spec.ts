import { overlaps, tooWide } from './support/overlaps.ts';
import { expect, test } from './support/people.ts';

test('the check notices an overlap, and nothing else', async ({ person }) => {
  const { page } = await person('nobody');
  await page.setContent(`
    <p style="margin:0">Price</p><p style="margin:-18px 0 0">₹1,220</p>
    <p>One line</p><p>Another line</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap">Clipped <b>long text</b></p>
    <p style="position:fixed;top:0;margin:0">Bar</p>`);
  expect(await overlaps(page)).toEqual([expect.stringMatching(/^“Price” and “₹1,220” overlap/)]);
});

test('the check names what makes a page or a sheet scroll sideways', async ({ person }) => {
  const { page } = await person('nobody', { viewport: { width: 360, height: 740 } });
  await page.setContent('<p style="width:400px">Long</p><dialog><div style="width:100px"></div></dialog>');
  expect(await tooWide(page)).toEqual(['the page scrolls sideways: “Long”']);
  await page.setContent(
    '<p>Short</p><dialog><div style="width:200px;overflow:auto"><p style="width:210px">Wide</p></div></dialog>',
  );
  expect(await tooWide(page)).toEqual([]);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  expect(await tooWide(page)).toEqual(['the sheet scrolls sideways: “Wide”']);
});
