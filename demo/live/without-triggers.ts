import type { Urls } from './urls.ts';

async function switchTriggers({ hub }: Pick<Urls, 'hub'>, to: 'enable' | 'disable'): Promise<void> {
  const response = await fetch(`${hub}/functions/${to}BackgroundTriggers`, { method: 'PUT' });
  if (!response.ok) throw new Error(`the triggers were not switched: ${response.status}`);
}

/**
 * Does work without triggers. They would run for each of a thousand documents for nothing, because this work writes
 * their results itself, or the first look computes them.
 */
export async function withoutTriggers<T>(urls: Pick<Urls, 'hub'>, work: () => Promise<T>): Promise<T> {
  await switchTriggers(urls, 'disable');
  try {
    return await work();
  } finally {
    await switchTriggers(urls, 'enable');
  }
}
