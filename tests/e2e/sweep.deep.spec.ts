import { violations } from './support/axe.ts';
import { dotsBeforeLines } from './support/dots.ts';
import { faultsInEachLanguage } from './support/languages.ts';
import { expect, test } from './support/people.ts';
import { openFaulty, overflow, sweeps } from './support/sweep.ts';
import { inScheme, SCHEMES, SIZES } from './support/visits.ts';

/** A theme changes only colours: the dark round checks those, the light one checks all rules of axe. */
const RULES = { light: null, dark: ['color-contrast', 'link-in-text-block'] } as const;

/** The width of a small phone, in px: a longer word of another language is cut or overlaps there first. */
const NARROW = 360;

sweeps(
  'in both themes, on phone and desktop, in every language that it speaks (DASH-5, P-LANG-2)',
  async (page) => {
    const found: string[] = [];
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      found.push(...(await dotsBeforeLines(page)).map((fault) => ` (${size}): ${fault}`));
      for (const scheme of SCHEMES) {
        await inScheme(page, scheme);
        const faults = [...(await violations(page, RULES[scheme])), ...(await overflow(page))];
        found.push(...faults.map((fault) => ` (${size}, ${scheme}): ${fault}`));
      }
    }
    const choosesLanguage = (await page.locator('select[lang]').count()) > 0;
    if (choosesLanguage) found.push(...(await faultsInEachLanguage(page, '', [NARROW])));
    return found;
  },
);

test('the full sweep notices a pale text in either theme', async ({ person }) => {
  const { page } = await person('nobody');
  await openFaulty(page);
  expect((await violations(page, null)).join()).toContain('color-contrast');
  expect((await violations(page, RULES.dark)).join()).toMatch(/^color-contrast/);
});

test('the full sweep notices a dot before a line of facts', async ({ person }) => {
  const { page } = await person('nobody');
  await page.setContent(`<style>
      div { display: flex; flex-wrap: wrap }
      p { width: 60%; margin: 0 }
      p + p::before { content: '·' }
    </style>
    <div data-layout="cards"><p data-card="secondary">Rent</p><p data-card="secondary">Paid</p></div>`);
  expect(await dotsBeforeLines(page)).toEqual(['“Paid” begins a line with a dot']);
});
