import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePush, forgetPush, readPush, registerPush } from '@bhoj/domain/push/push.contract';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { push as words } from '../../messages/owner/push/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { BrowserStandIn } from './push-browser.fixtures.ts';
import { deviceName } from './push-browser.ts';
import { PushCard } from './push-card.tsx';
import { registerAgain, switchOff } from './push-device.ts';
import { pushMark } from './push-mark.ts';
import { setPushMark } from './set-push-mark.ts';

const backend = inMemory();
const UID = 'owner-uid';
const KEY = 'BHoj';
const KINDS = [
  { kind: 'bill-voided' as const, isOn: true },
  { kind: 'low-review' as const, isOn: false },
];
let browser: BrowserStandIn;

const show = async () => {
  await act(async () =>
    render(
      <InRestaurant backend={backend}>
        <PushCard />
      </InRestaurant>,
    ),
  );
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

beforeEach(() => {
  browser = new BrowserStandIn();
  browser.install();
  backend.clear();
  backend.auth.signIn({ uid: UID, claims: { role: 'owner', restaurant: RESTAURANT } });
  backend.answer(readPush, () => ({ publicKey: KEY, kinds: KINDS }));
  backend.answer(registerPush, () => ({}));
  backend.answer(choosePush, () => ({}));
  backend.answer(forgetPush, () => ({}));
  setPushMark(null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('switching on', () => {
  it('asks only by a tap, registers this browser, and then shows the kinds', async () => {
    await show();
    expect(browser.permission).toBe('default');
    expect(screen.queryByRole('switch')).toBeNull();
    await press(words.switchOn);
    expect(screen.getByText(words.on)).toBeTruthy();
    expect(browser.key).toBe(KEY);
    expect(backend.sent(registerPush)).toEqual([
      {
        endpoint: 'https://fcm.googleapis.com/fcm/send/device',
        keys: {
          p256dh: expect.stringMatching(/^[A-Za-z0-9_-]{87}$/),
          auth: expect.stringMatching(/^.{22}$/),
        },
        name: 'Chrome on Android',
        language: 'en',
      },
    ]);
    expect(pushMark()).toBe(UID);
    expect([isOn('Void bills'), isOn('Bad reviews')]).toEqual([true, false]);
  });

  it('says how to undo a refusal, and keeps asking for nothing', async () => {
    browser.answer = 'denied';
    await show();
    await press(words.switchOn);
    expect(screen.getByText(words.deniedHow)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.switchOn })).toBeNull();
    expect(backend.sent(registerPush)).toEqual([]);
  });

  it.each([
    ['the question was closed', words.dismissed, () => (browser.answer = 'default')],
    ['the browser cannot reach its service', words.failed, () => (browser.fails = true)],
    ['the server refuses', words.failed, () => backend.refuse(registerPush, 'offline')],
    [
      'the browser has an unknown push service',
      words.unsupportedHow,
      () => backend.refuse(registerPush, 'invalid-input'),
    ],
    [
      'there are no keys',
      words.noKeys,
      () => backend.answer(readPush, () => ({ publicKey: '', kinds: KINDS })),
    ],
  ])('says so where %s', async (_, sentence, arrange) => {
    arrange();
    await show();
    await press(words.switchOn);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole('button', { name: words.switchOn })).toBeTruthy();
    expect(pushMark()).toBeNull();
  });
});

describe('where it cannot be', () => {
  it('says which browsers can', async () => {
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(globalThis, 'PushManager');
    await show();
    expect(screen.getByText(words.unsupportedHow)).toBeTruthy();
  });

  it('says how to install the app on an iPhone', async () => {
    browser.install('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
    Reflect.deleteProperty(globalThis, 'PushManager');
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    await show();
    expect(screen.getByText(words.installHow)).toBeTruthy();
  });

  it('says that the browser refused before', async () => {
    browser.permission = 'denied';
    await show();
    expect(screen.getByText(words.denied)).toBeTruthy();
  });
});

describe('where it is on', () => {
  beforeEach(() => {
    browser.permission = 'granted';
    browser.key = KEY;
    setPushMark(UID);
  });

  it('switches one kind, and takes it back when that was not saved', async () => {
    await show();
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Void bills' })));
    expect(backend.sent(choosePush)).toEqual([{ kind: 'bill-voided', isOn: false }]);
    expect(isOn('Void bills')).toBe(false);
    backend.refuse(choosePush, 'offline');
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Bad reviews' })));
    expect(screen.getByText(reasonSentences.offline)).toBeTruthy();
    expect(isOn('Bad reviews')).toBe(false);
  });

  it('switches off: the browser first, then the server', async () => {
    await show();
    await press(words.switchOff);
    expect(browser.key).toBeNull();
    expect(backend.sent(forgetPush)).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/device' }]);
    expect(screen.getByText(words.off)).toBeTruthy();
  });

  it('says so to somebody whose rights let them be told of nothing', async () => {
    backend.answer(readPush, () => ({ publicKey: KEY, kinds: [] }));
    await show();
    expect(screen.getByText(words.noKinds)).toBeTruthy();
  });

  it('says that the kinds could not be loaded', async () => {
    backend.refuse(readPush, 'offline');
    await show();
    expect(screen.getByText(words.couldNotLoad)).toBeTruthy();
  });
});

describe('at a start', () => {
  it('registers the browser anew, with a new subscription where the key has changed', async () => {
    browser.permission = 'granted';
    browser.key = 'Old0';
    setPushMark(UID);
    await registerAgain(backend.client, UID);
    expect(browser.key).toBe(KEY);
    expect(backend.sent(registerPush)).toHaveLength(1);
  });

  it('does not bring back messages that are ended meanwhile, as at a quick sign-out', async () => {
    browser.permission = 'granted';
    setPushMark(UID);
    const again = registerAgain(backend.client, UID);
    await switchOff(backend.client);
    await again;
    expect([browser.key, pushMark()]).toEqual([null, null]);
    expect(backend.sent(registerPush)).toEqual([]);
  });

  it('ends the messages of whoever used this browser before', async () => {
    browser.permission = 'granted';
    browser.key = KEY;
    setPushMark('somebody-else');
    await registerAgain(backend.client, UID);
    expect([browser.key, pushMark()]).toEqual([null, null]);
    expect(backend.sent(registerPush)).toEqual([]);
  });

  it('ends them where the permission is gone, and does nothing where they are off', async () => {
    browser.permission = 'denied';
    setPushMark(UID);
    await registerAgain(backend.client, UID);
    expect(pushMark()).toBeNull();
    await registerAgain(backend.client, UID);
    expect(backend.calls).toEqual([]);
  });
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Safari/604', 'Safari on iPhone'],
  ['Something', 'Browser on another system'],
])('names %s in words', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
