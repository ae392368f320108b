/** True where the device has a share sheet. */
export const canShare = (): boolean => 'share' in navigator;

/** Returns the link that opens WhatsApp with a message to send; nothing is sent by itself (P-SHARE-1). */
export const whatsAppLink = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;

/**
 * Passes a text and its link to the phone's share sheet, or else to the clipboard. Closing the share sheet is not a
 * fault.
 */
export async function share(text: string, url: string): Promise<'shared' | 'copied' | 'none'> {
  try {
    if (canShare()) {
      await navigator.share({ text, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'none';
  }
}
