import { aMenu, aMenuItem, aThaliMenu, aVariant } from '@bhoj/domain/fixtures/menu';
import { publicPath } from '@bhoj/domain/catalogue/public-links';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { paise } from '@bhoj/domain/money/money';
import { HOUR } from '@bhoj/domain/time/ist';
import { afterEach, expect, test, vi } from 'vitest';
import { get, put, setUp, getRestaurant } from '../../support/arrange.ts';
import { untilPageIsNew } from '../../support/page-made-anew.ts';
import { aShownHouse, ask, pageOf, SITE } from '../../support/public-page.ts';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';

afterEach(() => void vi.useRealTimers());

/** Returns the data for machines in the page. */
function structured(page: string): Record<string, unknown> {
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(text);
}

/** The page's own script, and the data for machines. */
const SCRIPTS = ['<script defer src="/public-page.js">', '<script type="application/ld+json">'];

const TO_TAKE_AWAY = 'Order to take away';

test('is HTML for everybody: name, address, hours, dishes with marks and prices, and one script, for photos that fail', async () => {
  const { slug, restaurantId } = await aShownHouse({ phone: '+91 98 7654' });
  const response = await ask(publicPath(slug));
  const page = await response.text();
  const { categories, items } = await get(menus, { restaurantId });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const { name } of [...categories, ...items]) expect(page).toContain(name);
  for (const text of [
    '12 MG Road, Bengaluru 560001',
    'South Indian',
    '<dt>Every day</dt>',
    'Day and night',
    'Vegetarian',
    '₹120',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).toContain('href="tel:+91987654"');
  expect(page).toContain('?api=1&amp;query=Spice%20Route%2C%2012%20MG%20Road%2C%20Bengaluru%20560001"');
  expect(page.match(/<script[^>]*>/g)).toEqual(SCRIPTS);
});

test('has title, description, its own address and Open Graph', async () => {
  const photo = 'P'.repeat(22);
  const { slug } = await aShownHouse({}, { items: [aMenuItem({ photo })] });
  const page = await pageOf(slug);
  expect(page).toContain('<title>Spice Route, Bengaluru: menu</title>');
  expect(page).toContain('<meta property="og:title" content="Spice Route, Bengaluru: menu"');
  expect(page).toContain('content="The menu of Spice Route with prices: one dish. South Indian."');
  expect(page).toContain(`<link rel="canonical" href="${SITE}/m/${slug}"`);
  expect(page).toContain(`<meta property="og:url" content="${SITE}/m/${slug}"`);
  expect(page).toContain(`<meta property="og:image" content="${SITE}/photos/${photo}"`);
  expect(page).not.toContain('name="robots"');
});

test('never names the owner', async () => {
  const { slug, restaurantId } = await aShownHouse();
  const { ownerName, upiVpa } = await getRestaurant(restaurantId);
  const response = await ask(publicPath(slug));
  const all = `${JSON.stringify([...response.headers])}${await response.text()}`;
  for (const secret of [restaurantId, encodeURIComponent(restaurantId), ownerName, upiVpa]) {
    expect(all).not.toContain(secret);
  }
});

test('shows what a restaurant typed as text, wherever it stands', async () => {
  const evil = `"><script>alert('1')</script>&`;
  const shown = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';
  const names = { name: evil, otherNames: { hi: evil } };
  const { slug } = await aShownHouse(
    { restaurantName: evil, address: evil, phone: evil.slice(0, 20), cuisineTypes: [evil] },
    {
      categories: aMenu().categories.map((category) => ({ ...category, ...names })),
      items: [aMenuItem({ ...names, description: evil, variants: [aVariant({ name: evil })] })],
    },
  );
  const page = await pageOf(slug);
  expect(page.match(/<script[^>]*>/g)).toEqual(SCRIPTS);
  expect(page.match(/<\/script>/g)).toHaveLength(SCRIPTS.length);
  expect(page).not.toContain('content=""');
  expect(page).toContain(`<h1>${shown}</h1>`);
  expect(page).toContain(`<address>${shown}</address>`);
  expect(page).toContain(`<h2>${shown}</h2>`);
  expect(page).toContain(`content="${shown}: menu"`);
  expect(structured(page)).toMatchObject({ name: evil, servesCuisine: [evil] });
});

test('tells machines of restaurant, hours, menu, diets and prices', async () => {
  const { slug, restaurantId } = await aShownHouse(
    {},
    {
      items: [
        aMenuItem({ id: 'a', name: 'Dal', mark: 'veg', pricePaise: paise(120_50) }),
        aMenuItem({ id: 'b', name: 'Kebab', mark: 'non-veg', variants: [aVariant()] }),
      ],
    },
  );
  await put(availabilities, { restaurantId }, { soldOut: { b: Date.now() + HOUR }, menuVersion: 0 });
  const page = await pageOf(slug);
  const offer = { '@type': 'Offer', priceCurrency: 'INR' };
  const diet = 'https://schema.org/VegetarianDiet';
  const inStock = { ...offer, price: '120.50', availability: 'https://schema.org/InStock' };
  const soldOut = { ...offer, name: 'Half', price: '180.00', availability: 'https://schema.org/SoldOut' };
  expect(structured(page)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Spice Route',
    url: `${SITE}/m/${slug}`,
    address: { '@type': 'PostalAddress', streetAddress: '12 MG Road, Bengaluru 560001' },
    openingHoursSpecification: [
      { dayOfWeek: expect.arrayContaining(['https://schema.org/Sunday']), opens: '00:00', closes: '23:59' },
    ],
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          hasMenuItem: [
            { '@type': 'MenuItem', name: 'Dal', suitableForDiet: diet, offers: [inStock] },
            { '@type': 'MenuItem', name: 'Kebab', offers: [soldOut] },
          ],
        },
      ],
    },
  });
  expect(page.split(diet)).toHaveLength(2);
  expect(page.match(/Sold out now/g)).toHaveLength(1);
});

test('says what is in a combo: the dishes that everybody gets, and those to choose among', async () => {
  const { categories, items } = aThaliMenu();
  const { slug } = await aShownHouse({}, { categories, items });
  const page = await pageOf(slug);
  expect(page).toContain('<li>Choose 1 of: 2 × Tawa roti, Butter naan (+₹20)</li>');
  expect(page).toContain('<li>Paneer</li>');
  expect(page.match(/<ul class="slots">/g)).toHaveLength(1);
});

test('leaves liquor to the menu at the table, and says so', async () => {
  const items = [aMenuItem(), aMenuItem({ id: 'lager', name: 'Lager', taxClass: 'liquor' })];
  const page = await pageOf((await aShownHouse({}, { items })).slug);
  expect(page).toContain('Masala dosa');
  expect(page).not.toContain('Lager');
  expect(page).toContain('Drinks with alcohol are on the menu at the table.');
});

test('says when nobody can order by phone, and offers it otherwise', async () => {
  const house = await aShownHouse();
  const saysWith = async (fields: Partial<WholeRestaurant>) => {
    await setUp(house, fields);
    untilPageIsNew();
    return pageOf(house.slug);
  };
  expect(await pageOf(house.slug)).toContain(`<a class="button" href="/m/${house.slug}/default"`);
  const paused = await saysWith({ orderingPaused: true });
  expect(paused).toContain('Ordering by phone is paused.');
  const ended = await saysWith({ orderingPaused: false, trialEndDate: Date.now() - 30 * 24 * HOUR });
  expect(ended).toContain('This restaurant takes no orders by phone at the moment.');
  const suspended = await saysWith({ suspendedAt: Date.now() - HOUR });
  expect(suspended).toContain('This restaurant takes no orders through Bhoj at the moment.');
  expect(suspended).toContain('<meta name="robots" content="noindex"');
  for (const page of [paused, ended, suspended]) expect(page).not.toContain(TO_TAKE_AWAY);
  const dineIn = await saysWith({
    suspendedAt: null,
    trialEndDate: Date.now() + HOUR,
    services: ['dine-in'],
  });
  expect(dineIn).not.toContain(TO_TAKE_AWAY);
});

test('lists equal days as one, and says which are closed', async () => {
  const open = { open: '11:00', close: '23:00', isOpen: true };
  const closed = { ...open, isOpen: false };
  const { slug } = await aShownHouse({
    operatingHours: {
      monday: closed,
      tuesday: open,
      wednesday: open,
      thursday: open,
      friday: open,
      saturday: { ...open, close: '01:00' },
      sunday: { ...open, close: '01:00' },
    },
  });
  const page = (await pageOf(slug)).replaceAll(/\s*\n\s*/g, '');
  expect(page).toContain('<dt>Monday</dt><dd>Closed</dd>');
  expect(page).toContain('<dt>Tuesday to Friday</dt><dd>11:00 am to 11:00 pm</dd>');
  expect(page).toContain('<dt>Saturday to Sunday</dt><dd>11:00 am to 1:00 am</dd>');
});

test.each([
  [{}, 'Taxes are added to these prices on the bill.'],
  [{ pricesIncludeTax: true }, 'Prices include taxes.'],
])('says what the prices say of taxes (%o)', async (fields, sentence) => {
  expect(await pageOf((await aShownHouse(fields)).slug)).toContain(sentence);
});

test('says that a menu is empty, and nothing of taxes where none are charged', async () => {
  const { slug } = await aShownHouse({ gstin: '', vatTin: '', liquorVatPercentage: 0 }, { items: [] });
  const page = await pageOf(slug);
  expect(page).toContain('There are no dishes on this menu yet.');
  expect(page).not.toMatch(/taxes/i);
});

const HINDI = '?lang=hi';

test('is in one language; most dishes named in another make a page in that one, which search engines find', async () => {
  const inHindi = (name: string) => ({ otherNames: { hi: name } });
  const { slug } = await aShownHouse(
    {},
    {
      items: [
        aMenuItem({
          id: 'a',
          name: 'Dal',
          variants: [aVariant({ name: 'Half', ...inHindi('आधा') })],
          ...inHindi('दाल'),
        }),
        aMenuItem({ id: 'b', name: 'Roti', otherNames: { ta: 'ரொட்டி' } }),
        aMenuItem({ id: 'c', name: 'Kheer', ...inHindi('खीर') }),
      ],
    },
  );
  const [english, hindi] = [await pageOf(slug), await (await ask(`${publicPath(slug)}${HINDI}`)).text()];
  expect(english).not.toContain('दाल');
  expect(english).toContain('<html lang="en-IN">');
  for (const text of ['<html lang="hi-IN">', 'दाल', 'आधा', 'Roti', 'खुलने का समय', 'हर दिन']) {
    expect(hindi).toContain(text);
  }
  expect(hindi).not.toContain('Dal');
  expect(hindi).toContain(`<link rel="canonical" href="${SITE}/m/${slug}${HINDI}"`);
  for (const page of [english, hindi]) {
    expect(page).toContain(`<link rel="alternate" hreflang="en" href="${SITE}/m/${slug}"`);
    expect(page).toContain(`<link rel="alternate" hreflang="hi" href="${SITE}/m/${slug}${HINDI}"`);
    expect(page).not.toContain('lang=ta');
  }
  expect(structured(hindi)).toMatchObject({ hasMenu: { inLanguage: 'hi' } });
});

test('leads from a language that few dishes have to the first', async () => {
  const { slug } = await aShownHouse({}, { items: [aMenuItem({ otherNames: {} })] });
  const response = await ask(`${publicPath(slug)}${HINDI}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, publicPath(slug)]);
  expect(await pageOf(slug)).not.toContain('hreflang');
});

test('says whether the restaurant is open, and until when or from when', async () => {
  const hours = (open: string, close: string) => {
    const day = { open, close, isOpen: true };
    return {
      operatingHours: {
        monday: day,
        tuesday: day,
        wednesday: day,
        thursday: day,
        friday: day,
        saturday: { ...day, isOpen: false },
        sunday: { ...day, isOpen: false },
      },
    };
  };
  const [day, evening, morning] = await Promise.all([
    aShownHouse(hours('11:00', '23:00')),
    aShownHouse(hours('18:00', '23:00')),
    aShownHouse(hours('07:00', '11:00')),
  ]);
  vi.setSystemTime(Date.parse('2026-01-09T12:00:00+05:30'));
  expect(await pageOf(day.slug)).toContain('Open now · until 11:00 pm');
  expect(await pageOf(evening.slug)).toContain('Closed now · opens today at 6:00 pm');
  expect(await pageOf(morning.slug)).toContain('Closed now · opens on Monday at 7:00 am');
});

test('begins with a row of photos where three dishes have one', async () => {
  const withPhotos = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      aMenuItem({ id: `d${n}`, name: `Dish ${n}`, photo: `${n}`.repeat(22) }),
    );
  const row = '<div class="photos">';
  expect(await pageOf((await aShownHouse({}, { items: withPhotos(2) })).slug)).not.toContain(row);
  const page = await pageOf((await aShownHouse({}, { items: withPhotos(6) })).slug);
  expect(page.slice(page.indexOf(row)).match(/alt="Dish \d"/g)).toHaveLength(4);
});
