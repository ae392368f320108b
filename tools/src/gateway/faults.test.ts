import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createFaults, isFault } from './faults.ts';

const { failNext, befall } = createFaults();
const server = createServer((_, response) => {
  if (!befall(response)) response.end('well');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = async () => (await fetch(url)).text();

describe('the next request', () => {
  it('is answered when no fault is waiting', async () => {
    expect(await ask()).toBe('well');
  });

  it('fails with 500', async () => {
    const befell = failNext('error');
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: { code: 'SERVER_ERROR' } });
    await befell;
    expect(await ask()).toBe('well');
  });

  it('gets an unexpected answer', async () => {
    void failNext('garbage');
    const response = await fetch(url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
  });

  it('loses its connection', async () => {
    void failNext('drop');
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('is never answered', async () => {
    const befell = failNext('hang');
    const asker = new AbortController();
    const asked = fetch(url, { signal: asker.signal }).catch((cause: unknown) => (cause as Error).name);
    await befell;
    asker.abort();
    expect(await asked).toBe('AbortError');
  });
});

test('two waiting faults apply to two requests, in order', async () => {
  void failNext('garbage');
  void failNext('error');
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url)).status).toBe(500);
  expect(await ask()).toBe('well');
});

test('only the four names are faults', () => {
  expect(['hang', 'drop', 'error', 'garbage'].every(isFault)).toBe(true);
  expect(['toString', 'none', 1, undefined].some(isFault)).toBe(false);
});
