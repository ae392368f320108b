import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FirebaseApp } from 'firebase/app';

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn<(app: unknown, options: unknown) => unknown>(),
  getToken: vi.fn<() => Promise<{ token: string }>>(),
  siteKeys: [] as string[],
}));
vi.mock('firebase/app-check', () => ({
  ...sdk,
  ReCaptchaEnterpriseProvider: class {
    constructor(siteKey: string) {
      sdk.siteKeys.push(siteKey);
    }
  },
}));

const anApp = (name: string) => ({ name }) as FirebaseApp;

/** Returns the module of a build with this parameter. */
async function builtWith(siteKey: string | undefined) {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  vi.resetModules();
  return import('./attest.ts');
}

beforeEach(() => {
  sdk.siteKeys = [];
  sdk.initializeAppCheck.mockReset().mockReturnValue({});
  sdk.getToken.mockReset().mockResolvedValue({ token: 'an app token' });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([undefined, ''])(
  'without the parameter (%o) registers nothing, and requests carry nothing',
  async (key) => {
    const { attest, attestation } = await builtWith(key);
    attest(anApp('staff'));
    expect(await attestation(anApp('staff'))).toEqual({});
    expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
  },
);

it('with it registers the staff’s app and the guests’, before any request of theirs', async () => {
  const { attest, attestation } = await builtWith('a-site-key');
  const apps = [anApp('staff'), anApp('guest')];
  for (const app of apps) attest(app);
  for (const app of apps) {
    expect(sdk.initializeAppCheck).toHaveBeenCalledWith(
      app,
      expect.objectContaining({ isTokenAutoRefreshEnabled: true }),
    );
    expect(await attestation(app)).toEqual({ 'x-firebase-appcheck': 'an app token' });
  }
  expect(sdk.siteKeys).toEqual(['a-site-key', 'a-site-key']);
});

it('goes on without a token when none is given', async () => {
  const { attest, attestation } = await builtWith('a-site-key');
  sdk.getToken.mockRejectedValue(new Error('blocked'));
  const app = anApp('guest');
  attest(app);
  expect(await attestation(app)).toEqual({});
});
