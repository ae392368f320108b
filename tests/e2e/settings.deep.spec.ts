import { PARTS, settingsPath } from '../../web/src/blocks/settings/parts.ts';
import { expect, PHONE, test } from './support/people.ts';
import { signInAs } from './support/signing-in.ts';
import { settled } from './support/visits.ts';

test('on a phone the Save of every part is in view, and its name stands below the bar', async ({
  person,
}) => {
  const { page } = await person('owner', { viewport: PHONE });
  await signInAs(page, 'owner');
  for (const part of PARTS) {
    await page.goto(settingsPath(part));
    await settled(page);
    const saves = page.getByRole('button', { name: /^(Save|Change the address)$/ });
    for (const save of await saves.all()) await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeInViewport({ ratio: 1 });
  }
});
