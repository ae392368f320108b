import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Search } from '../../ui/shared/new-version.ts';
import type { VersionWatch } from './service-worker.ts';

const worker = vi.hoisted(() => ({
  listeners: new Map<string, () => void>(),
  skip: vi.fn<(message: unknown) => void>(),
  unregister: vi.fn<() => Promise<boolean>>(),
  update: vi.fn<() => Promise<void>>(),
  register: vi.fn<() => void>(),
  registration: { installing: null as EventTarget | null, waiting: null as object | null },
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (kind: string, listener: () => void) => worker.listeners.set(kind, listener);
    register = () => {
      worker.register();
      return Promise.resolve(
        Object.assign(worker.registration, { update: worker.update, unregister: worker.unregister }),
      );
    };
  },
}));

const searches: Search[] = [];
const onWaiting = vi.fn<(take: () => void) => void>();
const reload = vi.fn<() => void>();
let watch: VersionWatch;
let tellOfNewer: () => void;

const soon = () => vi.advanceTimersByTimeAsync(10);
const minutes = (n: number) => vi.advanceTimersByTimeAsync(n * 60_000);
/** Simulates a deployment: the next check finds another worker. */
const deploy = () =>
  worker.update.mockImplementation(() => {
    worker.registration.installing = new EventTarget();
    return Promise.resolve();
  });
const container = new EventTarget();
const isInstalled = () => {
  worker.registration.waiting = { postMessage: worker.skip };
  worker.listeners.get('waiting')?.();
};

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  worker.listeners.clear();
  worker.skip.mockReset();
  worker.unregister.mockReset().mockResolvedValue(true);
  worker.update.mockReset().mockResolvedValue();
  Object.assign(worker.registration, { installing: null, waiting: null });
  searches.length = 0;
  onWaiting.mockReset();
  reload.mockReset();
  ({ tellOfNewer } = await import('../../ui/shared/newer-met.ts'));
  const { watchVersion } = await import('./service-worker.ts');
  watch = watchVersion({ onWaiting, onSearch: (search) => searches.push(search) });
  await soon();
});
afterEach(() => {
  watch.stop();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('keeps the app on a new device once its first screen is there', async () => {
  watch.stop();
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: null }, configurable: true });
  worker.register.mockReset();
  const { watchVersion } = await import('./service-worker.ts');
  watch = watchVersion({ onWaiting, onSearch: (search) => searches.push(search) });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(worker.register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(worker.register).toHaveBeenCalledOnce();
});

it('looks every hour while nothing newer is met, and takes nothing by itself', async () => {
  await minutes(59);
  expect(worker.update).not.toHaveBeenCalled();
  deploy();
  await minutes(1);
  expect(worker.update).toHaveBeenCalledOnce();
  isInstalled();
  expect(onWaiting).toHaveBeenCalledOnce();
  await minutes(30);
  expect(worker.skip).not.toHaveBeenCalled();
});

it('looks at once when something newer is met, and takes it at a quiet moment', async () => {
  worker.unregister.mockResolvedValue(false);
  deploy();
  tellOfNewer();
  tellOfNewer();
  await soon();
  expect(worker.update).toHaveBeenCalledOnce();
  expect(searches).toEqual(['looking', 'found']);
  isInstalled();
  expect(worker.skip).not.toHaveBeenCalled();
  await minutes(1.2);
  expect(worker.skip).toHaveBeenCalledOnce();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('says that there is none yet, and looks again each minute until there is', async () => {
  tellOfNewer();
  await soon();
  expect(searches).toEqual(['looking', 'none']);
  await minutes(3);
  expect(worker.update).toHaveBeenCalledTimes(4);
  deploy();
  await minutes(1);
  expect(searches.at(-1)).toBe('found');
  await minutes(5);
  expect(worker.update).toHaveBeenCalledTimes(5);
  expect(reload).not.toHaveBeenCalled();
});

it('a tap takes what waits at once, and what is found as soon as it is there', async () => {
  deploy();
  watch.update();
  await soon();
  expect(worker.skip).not.toHaveBeenCalled();
  isInstalled();
  await soon();
  expect(worker.skip).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
});

it('loads from the server when the new worker does not take over, but not without a network', async () => {
  isInstalled();
  watch.update();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(worker.unregister).not.toHaveBeenCalled();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await minutes(1);
  expect(worker.unregister).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker.unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('a tap that finds nothing newer takes nothing later by itself, and never starts the old one again', async () => {
  watch.update();
  await soon();
  expect(searches).toEqual(['looking', 'none']);
  expect(reload).not.toHaveBeenCalled();
  isInstalled();
  await minutes(10);
  expect(worker.skip).not.toHaveBeenCalled();
});

it('says that it could not be fetched', async () => {
  worker.update.mockRejectedValue(new TypeError('no network'));
  watch.update();
  await soon();
  expect(searches).toEqual(['looking', 'failed']);
});
