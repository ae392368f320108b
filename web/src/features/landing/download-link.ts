/** Returns the URL of the folder with the desktop app from the deployment's configuration, or null. */
export function downloadUrl(): string | null {
  const configured: unknown = import.meta.env['VITE_DOWNLOAD_URL'];
  return typeof configured === 'string' && configured.startsWith('https://') ? configured : null;
}
