import type { Urls } from './urls.ts';

async function switchTriggers({ hub }: Pick<Urls, 'hub'>, to: 'enable' | 'disable'): Promise<void> {
  const response = await fetch(`${hub}/functions/${to}BackgroundTriggers`, { method: 'PUT' });
  if (!response.ok) throw new Error(`the triggers were not switched: ${response.status}`);
}

/**
 * Does what would call a trigger for each of a thousand documents, all for nothing: what they would compute is written
 * with them, or computed at the first look.
 */
export async function withoutTriggers<T>(urls: Pick<Urls, 'hub'>, work: () => Promise<T>): Promise<T> {
  await switchTriggers(urls, 'disable');
  try {
    return await work();
  } finally {
    await switchTriggers(urls, 'enable');
  }
}
