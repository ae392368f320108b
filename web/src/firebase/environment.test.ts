import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const environment = () => import('./environment.ts');

test('production loads Razorpay’s checkout, whatever else is set', async () => {
  vi.stubEnv('VITE_EMULATOR_BASE', '5200');
  expect((await environment()).checkoutScriptUrl).toBe('https://checkout.razorpay.com/v1/checkout.js');
});

test('the build for the emulators loads the stand-in beside them', async () => {
  vi.stubEnv('MODE', 'emulator');
  vi.stubEnv('VITE_EMULATOR_BASE', '5200');
  expect((await environment()).checkoutScriptUrl).toBe('http://127.0.0.1:5209/v1/checkout.js');
});
