/** Hands a text to the phone's share sheet, else to the clipboard. A closed sheet is no fault. */
export async function share(text: string): Promise<'shared' | 'copied' | 'none'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text });
      return 'shared';
    }
    await (navigator as Navigator).clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'none';
  }
}
