import { afterEach, expect, it, vi } from 'vitest';
import { canShare, share, whatsAppLink } from './share.ts';

const URL_OF_BILL = 'https://bhoj.example/m/spice/F1-T01/o1?bill=t';
const text = 'Spice & Co., bill INV/1: ₹100.';

afterEach(() => vi.unstubAllGlobals());

it('hands text and link to the share sheet, and takes a closed one for nothing', async () => {
  const sheet = vi.fn<(data: unknown) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { share: sheet });
  expect(canShare()).toBe(true);
  expect(await share(text, URL_OF_BILL)).toBe('shared');
  expect(sheet).toHaveBeenCalledWith({ text, url: URL_OF_BILL });
  sheet.mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await share(text, URL_OF_BILL)).toBe('none');
});

it('copies both where there is no share sheet', async () => {
  const writeText = vi.fn<(copied: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(canShare()).toBe(false);
  expect(await share(text, URL_OF_BILL)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(`${text} ${URL_OF_BILL}`);
  writeText.mockRejectedValue(new Error('denied'));
  expect(await share(text, URL_OF_BILL)).toBe('none');
});

it('opens WhatsApp with text and link', () => {
  const opened = new URL(whatsAppLink(text, URL_OF_BILL));
  expect(opened.origin + opened.pathname).toBe('https://wa.me/');
  expect([...opened.searchParams]).toEqual([['text', `${text} ${URL_OF_BILL}`]]);
});
