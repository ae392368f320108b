import { expect, it } from 'vitest';
import { aThaliMenu } from '../../fixtures/menu.ts';
import { knownFields, withUnknownKept } from './known-fields.ts';

const stored = aThaliMenu();
const renamed = {
  ...stored,
  items: stored.items.map((one) => {
    const { combo: _, ...item } = one;
    return { ...item, name: `${item.name} plate` };
  }),
};

it('keeps the fields that the sender does not know, and changes the others', () => {
  const [thali] = withUnknownKept(stored, renamed).items;
  expect(thali).toEqual({ ...stored.items[0], name: 'Veg thali plate' });
});

it('lets a sender remove what it knows', () => {
  expect(withUnknownKept(stored, renamed, knownFields())).toEqual(renamed);
});

it('adds nothing to new dishes', () => {
  const items = renamed.items.map((item) => ({ ...item, id: `new-${item.id}` }));
  expect(withUnknownKept(stored, { ...renamed, items })).toEqual({ ...renamed, items });
});
