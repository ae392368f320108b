import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { choosePush, forgetPush, readPush, registerPush } from '@bhoj/domain/push/push.contract';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { RightsContext } from '../../firebase/rights.ts';
import { forgetDevice, keepDevice } from '../../firebase/keep-device.ts';
import { pushed as words } from '../../messages/shared/pushed/en.ts';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { chooseMemberLanguage } from '../../words/member-language.ts';
import { FloorPush } from './floor-push.tsx';
import { BrowserStandIn } from './push-browser.fixtures.ts';
import { pushMark } from './push-mark.ts';
import { setPushMark } from './set-push-mark.ts';

const backend = inMemory();
let browser: BrowserStandIn;

const show = async (role: 'captain' | 'kitchen', can: readonly Right[]) => {
  await act(async () =>
    render(
      <InRestaurant backend={backend} role={role}>
        <RightsContext value={can}>
          <FloorPush className="title" />
        </RightsContext>
      </InRestaurant>,
    ),
  );
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  browser = new BrowserStandIn();
  browser.install();
  backend.clear();
  backend.auth.signIn({ uid: 'cook', claims: { role: 'kitchen', restaurant: RESTAURANT } });
  const kinds = [
    { kind: 'stale-kitchen' as const, isOn: true },
    { kind: 'drawer-differs' as const, isOn: true },
  ];
  backend.answer(readPush, () => ({ publicKey: 'BHoj', kinds }));
  backend.answer(registerPush, () => ({}));
  backend.answer(choosePush, () => ({}));
  backend.answer(forgetPush, () => ({}));
  setPushMark(null);
  chooseMemberLanguage('ta');
});
afterEach(() => {
  cleanup();
  forgetDevice();
  chooseMemberLanguage('en');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('registers a cook’s phone with its language, and has the switches of the kitchen alone', async () => {
  await show('kitchen', rightsOf('kitchen'));
  expect(screen.getByText(words.off)).toBeTruthy();
  await press(words.switchOn);
  expect(backend.sent(registerPush)).toMatchObject([{ language: 'ta' }]);
  expect(pushMark()).toBe('cook');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await act(async () =>
    fireEvent.click(screen.getByRole('checkbox', { name: words.kinds['stale-kitchen'] })),
  );
  expect(backend.sent(choosePush)).toEqual([{ kind: 'stale-kitchen', isOn: false }]);
  await press(words.switchOff);
  expect(pushMark()).toBeNull();
});

it('says that the browser was told no, and that an attempt failed', async () => {
  backend.refuse(readPush, 'offline');
  await show('kitchen', rightsOf('kitchen'));
  await press(words.switchOn);
  expect(screen.getByText(words.failed)).toBeTruthy();
  cleanup();
  browser.permission = 'denied';
  await show('kitchen', rightsOf('kitchen'));
  expect(screen.getByText(words.denied)).toBeTruthy();
});

it('is not there for a captain who is told of nothing, nor on a shared device', async () => {
  await show('captain', rightsOf('captain'));
  expect(screen.queryByRole('region')).toBeNull();
  keepDevice({ restaurantId: RESTAURANT, deviceId: 'd', secret: 's', lockMinutes: 3 });
  await show('kitchen', rightsOf('kitchen'));
  expect(screen.queryByRole('region')).toBeNull();
});
