/** The folder with the desktop app, as the deployment names it; null where it names none. */
export function downloadUrl(): string | null {
  const configured: unknown = import.meta.env['VITE_DOWNLOAD_URL'];
  return typeof configured === 'string' && configured.startsWith('https://') ? configured : null;
}
