/**
 * Hands a text and its link to the phone's share sheet, else to the clipboard. Closing the share sheet is not a fault.
 */
export async function share(text: string, url: string): Promise<'shared' | 'copied' | 'none'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text, url });
      return 'shared';
    }
    await (navigator as Navigator).clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'none';
  }
}
