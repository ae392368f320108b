import { LARGEST_DOCUMENT, storedSize } from '@bhoj/domain/kernel/stored-size';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { changeMenu } from '@bhoj/domain/menu/changes/menu-change.contract';
import { menuContentSchema } from '@bhoj/domain/menu/shape/menu-content.schema';
import { MENU_MAX_BYTES } from '@bhoj/domain/menu/shape/menu.schema';
import { paise } from '@bhoj/domain/money/money';
import { expect, test } from 'vitest';
import { aHouse, everything } from '../../support/arrange.ts';
import { db, tryCall } from '../../support/mount.ts';

const wide = (text: string): string => text.padStart(40, 'x');

/** A menu of almost 700 KB with as many sizes as it holds. */
function largestMenu(name: string) {
  const { categories, addOnGroups } = aMenu();
  const variants = Array.from({ length: 12 }, (_, n) =>
    aVariant({ id: wide(`${n}`), name: `${n}`, otherNames: {} }),
  );
  const items = Array.from({ length: 450 }, (_, n) =>
    aMenuItem({ id: wide(`d${n}`), name: `${name} ${n}`, variants, description: '' }),
  );
  return menuContentSchema.parse({ categories, addOnGroups, items });
}

test('a change of the menu that is too large to be taken back is refused, and nothing is written', async () => {
  const house = await aHouse({}, { menu: largestMenu('Dosa'), tableCount: 0 });
  const content = largestMenu('Vada');
  expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(MENU_MAX_BYTES);
  expect(Buffer.byteLength(JSON.stringify(content))).toBeGreaterThan(0.9 * MENU_MAX_BYTES);
  const costs = Object.fromEntries(
    content.items.flatMap(({ id, variants }) =>
      variants.map((variant) => [`${id}:${variant.id}`, paise(100_00)]),
    ),
  );
  const before = await everything();
  const input = { changeId: newId(), kind: 'bulk', title: 'All', baseVersion: 1, content, costs } as const;
  const answer = await tryCall(changeMenu, input, house.owner);
  expect(answer).toMatchObject({ reason: 'record-full', details: { limit: LARGEST_DOCUMENT } });
  expect(await everything()).toEqual(before);
});

test('the size that is reckoned is the one at which Firestore refuses a document', async () => {
  const path = `probes/${newId()}`;
  const value = (a: string) => ({ a: `${'க'.repeat(10)}${a}`, b: { c: [1, null, true, { d: 'e' }] } });
  const left = LARGEST_DOCUMENT - storedSize(path, value(''));
  await db.doc(path).set(value('x'.repeat(left)));
  await expect(db.doc(path).set(value('x'.repeat(left + 1)))).rejects.toThrow(/exceeds|longer|INVALID/i);
});
