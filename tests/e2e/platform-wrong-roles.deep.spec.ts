import { href, routeEntries } from '@bhoj/domain/catalogue/routes';
import { readDemo } from './support/demo.ts';
import { expect, test } from './support/people.ts';
import { signInAs } from './support/signing-in.ts';
import { settled, visitsOf } from './support/visits.ts';

const pages = () => {
  const all = visitsOf(readDemo()).filter(({ area, name }) => area === 'super' && !name.includes('-'));
  return [...new Map(all.map(({ name, path }) => [name, path]))];
};
const rolesOf = (name: string): readonly string[] =>
  routeEntries.find(([route]) => route === name)?.[1].roles ?? [];

for (const as of ['owner', 'captain', 'kitchen', 'staff'] as const) {
  test(`every page of the platform that is not for a ${as} says so (SUPER-1)`, async ({ person }) => {
    const { page } = await person(as);
    await signInAs(page, as);
    const wrong = pages().filter(([name]) => !rolesOf(name).includes(as));
    expect(wrong.length).toBeGreaterThan(10);
    for (const [name, path] of wrong) {
      await page.goto(path);
      await settled(page);
      const told = page.getByRole('heading', { level: 1, name: 'This page is not for your account' });
      await expect(told, name).toBeVisible();
    }
  });
}

test('every page of the platform sends a visitor to its sign-in (SUPER-1)', async ({ person }) => {
  const { page } = await person('visitor');
  for (const [name, path] of pages()) {
    await page.goto(path);
    await expect(page, name).toHaveURL(new RegExp(`${href('superStaffLogin')}$`));
  }
});
