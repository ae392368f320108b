import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startNewest } from './start-newest.ts';

const reload = vi.fn<() => void>();
const container = Object.assign(new EventTarget(), {
  getRegistration: vi.fn<() => Promise<unknown>>(),
});
const postMessage = vi.fn<(message: unknown) => void>();
const registration = (over: object = {}) => ({
  installing: null,
  waiting: null,
  update: () => Promise.resolve(),
  ...over,
});

beforeEach(() => {
  // The page asks again every five seconds, and here nothing ends it.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockReset();
  postMessage.mockReset();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each([
  ['without a worker', () => Promise.resolve(undefined)],
  ['where there is no newer one', () => Promise.resolve(registration())],
  [
    'without a network',
    () => Promise.resolve(registration({ update: () => Promise.reject(new TypeError()) })),
  ],
])('reloads %s', async (_, answer) => {
  container.getRegistration.mockImplementation(answer);
  await startNewest();
  expect(reload).toHaveBeenCalledOnce();
});

it('takes a newer one that comes with the look, and starts again with it', async () => {
  const installing = new EventTarget();
  const found: Record<string, unknown> = registration();
  found['update'] = () => {
    found['installing'] = installing;
    return Promise.resolve();
  };
  container.getRegistration.mockResolvedValue(found);
  const started = startNewest();
  await new Promise((resolve) => setTimeout(resolve, 0));
  Object.assign(found, { installing: null, waiting: { postMessage } });
  installing.dispatchEvent(new Event('statechange'));
  await started;
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});
