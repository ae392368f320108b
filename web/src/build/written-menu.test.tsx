import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { aCategory, anAvailability, aSweet, aVariant, dishOf, anOpenDish } from '@bhoj/domain/fixtures/menu';
import { languageCodes, otherLanguages } from '@bhoj/domain/catalogue/languages';
import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { plainSelection } from '../blocks/cart/cart.ts';
import { writtenMenu } from './prerender.tsx';
import type { Written } from './prerender.tsx';
import { writtenMenuScript } from './written-menu.ts';
import { FIRST_SIGN } from './first-sign.ts';
import { documentsInHead } from '../firebase/environment.ts';
import { loadCatalog } from '../features/guest/context/catalog.ts';
import {
  aMenu,
  anOpenOrder,
  aProfile,
  backend,
  MENU,
  RESTAURANT,
} from '../features/guest/context/guest-backend.fixtures.ts';
import { eachGuest, showOrder } from '../features/guest/pages/guest-pages.fixtures.tsx';
import { keepTray } from '../features/guest/cart/send-model.ts';
import { loadLanguage } from '../features/guest/context/language.tsx';
import { expectStart, renderedBy } from '../ui/shared/rendered.fixtures.ts';
import { GUEST_LANGUAGE_KEY } from '../words/guest-language-key.ts';
import { DOCUMENTS_META, earlyFetchScript } from '../app/boot/early-fetch.ts';
import { FIRST_SIGN_ID } from '../app/boot/first-sign-id.ts';
import { Guests, start } from '../app/boot/guest-start.tsx';
import { WRITTEN_IN } from '../app/written/written-in.ts';

let templates: Written;
let script: string;
beforeAll(async () => {
  await Promise.all(languageCodes.map(loadLanguage));
  [templates, script] = await Promise.all([writtenMenu(), writtenMenuScript()]);
  // It bundles the script, which takes long on a busy machine.
}, 180_000);

eachGuest();
let end = () => {};
beforeEach(() => {
  end = () => {};
  showOrder(anOpenOrder());
});
afterEach(() => {
  end();
  globalThis.bhojEarly = undefined;
});

const about = 'A crisp crêpe of rice and lentils, <b>with</b> potato & chutney.';
const inOthers = (name: string) =>
  Object.fromEntries(otherLanguages.map((code) => [code, `${name} ${code}`]));

/** A menu with each kind of row. The evening of the fixtures is outside the hours of breakfast. */
const richMenu = (): Menu =>
  aMenu({
    categories: [
      aCategory({ id: 'breakfast', name: 'Breakfast', from: '07:00', to: '11:00' }),
      aCategory({ id: 'dinner', name: 'Dinner', otherNames: inOthers('Dinner'), from: '12:00', to: '23:30' }),
      aCategory({ id: 'sweets', name: 'Sweets' }),
    ],
    items: [
      dishOf('Poha', 80, { categoryId: 'breakfast' }),
      dishOf('Masala dosa', 120, {
        categoryId: 'dinner',
        otherNames: inOthers('Dosa'),
        description: about,
        otherDescriptions: inOthers('About'),
        spice: 2,
        photo: 'AAAAAAAAAAAAAAAAAAAAAA',
      }),
      dishOf('$& <i>dosa</i>', 9_999, {
        id: 'egg-dosa',
        categoryId: 'dinner',
        mark: 'egg',
        description: 'Short.',
        spice: 1,
      }),
      dishOf('Keema dosa', 220, {
        categoryId: 'dinner',
        mark: 'non-veg',
        spice: 3,
        variants: [
          aVariant({ id: 'half', name: 'Half', pricePaise: paise(22_000) }),
          aVariant({ id: 'full', name: 'Full', pricePaise: paise(38_000) }),
        ],
      }),
      anOpenDish({ categoryId: 'dinner' }),
      dishOf('Rava dosa', 130, { categoryId: 'dinner', photo: 'BBBBBBBBBBBBBBBBBBBBBB' }),
      aSweet({ categoryId: 'sweets' }),
    ],
  });

const runText = (text: string): unknown =>
  // The browser runs it as text, so the test does too.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(text)();

/** Opens the page as the build writes it, at an address and before any script of the program. */
async function openWritten(address: string, meanwhile?: (root: HTMLElement) => void): Promise<HTMLElement> {
  history.replaceState(null, '', address);
  const meta = document.createElement('meta');
  meta.name = DOCUMENTS_META;
  meta.content = documentsInHead().url;
  document.head.append(meta);
  document.body.innerHTML = `<div id="root">${FIRST_SIGN}</div>${Object.entries(templates)
    .map(([language, html]) => `<template ${WRITTEN_IN}="${language}">${html}</template>`)
    .join('')}`;
  runText(earlyFetchScript);
  runText(script);
  meta.remove();
  const root = document.getElementById('root') as HTMLElement;
  meanwhile?.(root);
  await act(() =>
    Promise.all(Object.values(globalThis.bhojEarly ?? {}).map((asked) => asked.catch(() => null))),
  );
  await act(() => new Promise((later) => setTimeout(later)));
  return root;
}

async function takeOver(root: HTMLElement) {
  await loadCatalog(RESTAURANT);
  root.dataset['page'] = '';
  const complained = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn<(cause: unknown) => void>();
  await act(async () => {
    const taken = hydrateRoot(root, <Guests />, { onRecoverableError });
    end = () => taken.unmount();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  // React reports here each element of the page that it could not take over. It also warns about `act` for parts that
  // load later, which does not matter here.
  const said = complained.mock.calls.map(([text]) => String(text));
  expect(said.filter((text) => !text.includes('not wrapped in act'))).toEqual([]);
}

const PLACE = { restaurantId: RESTAURANT, tableId: 'F1-T01' };
const PREVIEWED = href('customerMenu', { ...PLACE, orderId: 'preview' });
const PARTS = 'li, h3, header, h1, input, nav button, section, img, h2';

describe.each([
  ['with ordering', MENU],
  ['without ordering', PREVIEWED],
])('the menu %s', (_, address) => {
  it.each(languageCodes)(
    'shows its first dishes before the program, in %s, and none is drawn again',
    async (language) => {
      backend.put(menus, {}, richMenu());
      backend.put(availabilities, {}, anAvailability({ soldOut: { 'rava-dosa': NOW + 1_000_000 } }));
      localStorage.setItem(GUEST_LANGUAGE_KEY, JSON.stringify(language));
      const root = await openWritten(address);
      expect(root.dataset['page']).toBe('customerMenu');
      const parts = [...root.querySelectorAll(PARTS)];
      const rows = [...root.querySelectorAll('section li')];
      expect(rows).toHaveLength(6);
      const texts = root.querySelector('section')?.textContent;
      expect(root.querySelector('h1')?.textContent).toBe('Spice Route');
      await takeOver(root);
      await waitFor(() => expect(root.querySelector('header p')?.textContent.trim()).not.toBe(''));
      expect(parts.length).toBeGreaterThan(25);
      expect(parts.filter((part) => !root.contains(part))).toEqual([]);
      expect([...root.querySelectorAll('section li')].slice(0, 6)).toEqual(rows);
      expect(root.querySelector('section')?.textContent).toBe(texts);
      expect(document.documentElement.lang).toBe(language);
    },
  );
});

it('writes what the restaurant typed as text', async () => {
  backend.put(menus, {}, richMenu());
  const root = await openWritten(MENU);
  expect(root.textContent).toContain('$& <i>dosa</i>');
  expect(root.querySelectorAll('i, b')).toHaveLength(0);
  expect(root.textContent).toContain('₹9,999');
  expect(root.textContent).toContain('from ₹220');
  expect(root.textContent).toContain('₹480 / kg');
});

it('has no filter where all dishes have one mark', async () => {
  backend.put(menus, {}, aMenu({ items: [dishOf('Idli', 60)] }));
  const root = await openWritten(MENU);
  expect(root.querySelector('[role="group"]')).toBeNull();
  await takeOver(root);
});

it.each([
  ['has offers', () => backend.put(profiles, {}, { ...aProfile(), offers: [] })],
  ['has price lists', () => backend.put(menus, {}, aMenu({ priceLists: 1 }))],
  ['has no dish', () => backend.put(menus, {}, aMenu({ items: [] }))],
  ['has no menu yet', () => backend.remove(menus, {})],
  ['is not there', () => backend.remove(profiles, {})],
  ['cannot be asked', () => backend.goOffline()],
  ['pauses its orders', () => backend.put(profiles, {}, { ...aProfile(), orderingPaused: true })],
  ['has no plan any more', () => backend.put(profiles, {}, { ...aProfile(), orderingUntil: NOW - 1 })],
])('leaves the page to the program where the restaurant %s', async (_, happens) => {
  happens();
  const root = await openWritten(MENU);
  expect(root.dataset['page']).toBeUndefined();
  expect(root.querySelector(`#${FIRST_SIGN_ID}`)?.textContent).toBe('Loading...');
});

it.each([403, 429, 500])(
  'leaves the page to the program where a document is answered with %s',
  async (status) => {
    const asked = fetch;
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('/profile') ? Response.json({ error: { status } }, { status }) : asked(url),
    );
    const root = await openWritten(MENU);
    vi.stubGlobal('fetch', asked);
    expect(root.dataset['page']).toBeUndefined();
  },
);

it.each(['profile', 'menu', 'availability'])(
  'leaves the page to the program where the document %s is of a newer version',
  async (name) => {
    backend.put(availabilities, {}, anAvailability({}));
    const asked = fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      const answer = await asked(url);
      if (!url.endsWith(`/${name}`)) return answer;
      const { fields } = (await answer.json()) as { fields: object };
      return Response.json({ fields: { ...fields, schemaVersion: { integerValue: '2' } } });
    });
    const root = await openWritten(MENU);
    vi.stubGlobal('fetch', asked);
    expect(root.dataset['page']).toBeUndefined();
  },
);

it('writes nothing once the program has begun, although nothing is drawn yet', async () => {
  const beside = document.createElement('div');
  act(() => void start(beside));
  expect(beside.dataset['begun']).toBe('');
  const root = await openWritten(MENU, (opened) => opened.setAttribute('data-begun', ''));
  expect(root.dataset['page']).toBeUndefined();
  expect(root.querySelector(`#${FIRST_SIGN_ID}`)?.textContent).toBe('Loading...');
});

it.each([
  ['at another address', () => openWritten(MENU.replace('menu', 'checkout'))],
  ['once the program shows something', () => openWritten(MENU, (root) => root.replaceChildren('Shown'))],
])('writes nothing %s', async (_, open) => {
  const root = await open();
  expect(root.dataset['page']).toBeUndefined();
  expect(root.querySelector('section')).toBeNull();
});

it('keeps its place for what says that the program does not come', async () => {
  const root = await openWritten(MENU);
  const sign = document.getElementById(FIRST_SIGN_ID);
  expect(sign?.hidden).toBe(true);
  expect(sign?.nextElementSibling).toBe(root);
});

it.each([
  // The last commit tells that the guest is signed in: it draws the frame of the menu, and no dish.
  ['with ordering', MENU, 140, 4],
  ['without ordering', PREVIEWED, 105, 3],
])(
  'draws each of 66 dishes at most once when it takes over a menu %s',
  async (_, address, after, commits) => {
    // What loads once the phone is idle is no part of the start.
    const idle = { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined };
    Object.assign(globalThis, idle);
    const items = Array.from({ length: 66 }, (__, n) => dishOf(`Dish ${n}`, 100 + n, { categoryId: 'dosa' }));
    backend.put(menus, {}, aMenu({ items }));
    const root = await openWritten(address);
    await loadCatalog(RESTAURANT);
    root.dataset['page'] = '';
    const begin = () => {
      const taken = hydrateRoot(root, <Guests />);
      end = () => {
        taken.unmount();
        for (const name of Object.keys(idle)) Reflect.deleteProperty(globalThis, name);
      };
    };
    const isThere = () => root.querySelector('section li') !== null;
    const start = await renderedBy(root, begin, isThere, () => act(async () => {}));
    expectStart(start, { components: [5, after], commits: [1, commits] });
    expect(new Map(start.names).get('Dish')).toBe(8);
  },
);

it('shows the cart once the program is there', async () => {
  keepTray(RESTAURANT, ORDER_ID, { cart: [plainSelection('masala-dosa', 3)], intent: null });
  const root = await openWritten(MENU);
  const [row] = root.querySelectorAll('section li');
  expect(row?.querySelectorAll('button')).toHaveLength(1);
  await takeOver(root);
  await waitFor(() => expect(row?.textContent).toContain('3'));
  expect(root.querySelector('section li')).toBe(row);
});

it('presses a button that was tapped before the program came, once', async () => {
  const root = await openWritten(MENU);
  const row = root.querySelector('section li');
  row?.querySelector<HTMLButtonElement>('[aria-label="Add Masala dosa"]')?.click();
  await takeOver(root);
  await waitFor(() => expect(row?.querySelector('[role="group"]')?.textContent).toContain('1'));
});
