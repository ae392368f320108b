import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import {
  anAddOnGroup,
  aFixedSlot,
  aSlot,
  aThali,
  aThaliMenu,
  aVariant,
  dishOf,
} from '../../fixtures/menu.ts';
import { comboFaultsOf, markOfCombo, withComboMarks } from './combo-faults.ts';
import type { MenuItem } from '../shape/menu.schema.ts';
import type { SaidAnswer } from '../shape/food-list.ts';

const menu = aThaliMenu();
const withDish = (id: string, change: Partial<MenuItem>) => ({
  ...menu,
  items: menu.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});
const faultOf = (content: typeof menu, before?: typeof menu) => comboFaultsOf(content, before)[0] ?? null;

describe('comboFaultsOf', () => {
  it('finds nothing wrong with a thali of plain dishes', () => {
    expect(comboFaultsOf(menu)).toEqual([]);
  });

  it('names the combo of a deleted dish, and the dish', () => {
    const without = { ...menu, items: menu.items.filter(({ id }) => id !== 'dal') };
    expect(faultOf(without, menu)).toEqual({
      fault: 'not-on-menu',
      combo: 'Veg thali',
      dish: 'Dal',
      at: [1, 0],
    });
  });

  it('names a size that is not on the menu, and a dish that has sizes now', () => {
    const sized = withDish('dal', { variants: [aVariant({ id: 'half', name: 'Half' })] });
    expect(faultOf(sized)).toMatchObject({ fault: 'not-on-menu', dish: 'Dal' });
    const halves = aThali({
      combo: {
        slots: [
          aSlot({ choices: [{ itemId: 'dal', variantId: 'half', quantity: 1, extraPaise: paise(0) }] }),
        ],
      },
    });
    const asked = { ...sized, items: sized.items.map((item) => (item.id === halves.id ? halves : item)) };
    expect(comboFaultsOf(asked)).toEqual([]);
    const gone = {
      ...asked,
      items: asked.items.map((item) => (item.id === 'dal' ? dishOf('Dal', 160) : item)),
    };
    expect(faultOf(gone, asked)).toMatchObject({ fault: 'not-on-menu', dish: 'Dal (Half)' });
  });

  it.each([
    ['liquor', { taxClass: 'liquor' as const }],
    ['packaged goods', { taxClass: 'goods' as const, goods: { hsn: '2106', taxBp: 500 } }],
    ['exempt goods', { taxClass: 'exempt' as const }],
  ])('refuses %s, also where the class is changed later', (_, change) => {
    expect(faultOf(withDish('dal', change))).toEqual({
      fault: 'not-standard',
      combo: 'Veg thali',
      dish: 'Dal',
      at: [1, 0],
    });
  });

  it('refuses a combo in a combo, and a dish that has a required choice', () => {
    const inner = { combo: { slots: [aFixedSlot('papad')] } };
    expect(faultOf(withDish('dal', inner))).toMatchObject({ fault: 'combo-in-combo', dish: 'Dal' });
    const asking = {
      ...withDish('dal', { addOnGroupIds: ['extras'] }),
      addOnGroups: [anAddOnGroup({ min: 1 })],
    };
    expect(faultOf(asking)).toMatchObject({ fault: 'asks', dish: 'Dal' });
    const offering = { ...asking, addOnGroups: [anAddOnGroup()] };
    expect(comboFaultsOf(offering)).toEqual([]);
  });

  it('refuses sizes, add-ons and another class of the combo itself', () => {
    const own = { combo: 'Veg thali', dish: null, at: null };
    expect(faultOf(withDish('veg-thali', { variants: [aVariant()] }))).toEqual({
      fault: 'own-choices',
      ...own,
    });
    expect(faultOf(withDish('veg-thali', { addOnGroupIds: ['x'] }))).toEqual({
      fault: 'own-choices',
      ...own,
    });
    expect(faultOf(withDish('veg-thali', { taxClass: 'exempt' }))).toEqual({ fault: 'class', ...own });
  });

  it('refuses a choice or a slot that is there twice', () => {
    const twice = { combo: { slots: [aFixedSlot('dal'), aFixedSlot('dal')] } };
    expect(faultOf(withDish('veg-thali', twice))).toMatchObject({ fault: 'twice' });
    const [dal] = aFixedSlot('dal').choices;
    const same = { combo: { slots: [aSlot({ choices: dal === undefined ? [] : [dal, dal] })] } };
    expect(faultOf(withDish('veg-thali', same))).toMatchObject({ fault: 'twice' });
  });

  it('refuses a mark that is stricter than a choice', () => {
    const eggs = withDish('paneer', { mark: 'egg' });
    expect(faultOf(eggs)).toMatchObject({ fault: 'stricter-mark', combo: 'Veg thali', dish: null });
    expect(markOfCombo(eggs, aThali())).toBe('egg');
    expect(withComboMarks(eggs).items[0]?.mark).toBe('egg');
    expect(withComboMarks(withDish('veg-thali', { mark: 'non-veg' })).items[0]?.mark).toBe('non-veg');
    expect(comboFaultsOf(withComboMarks(eggs))).toEqual([]);
    expect(comboFaultsOf(withDish('veg-thali', { mark: 'non-veg' }))).toEqual([]);
  });

  it('answers no food rule better than the best dish of each slot', () => {
    const said = (id: string, answer: SaidAnswer, ofNaan?: SaidAnswer) => {
      const content = withDish(id, { food: { 'no-nuts': answer } });
      const answers = { 'veg-thali': 'fits' as const, ...(ofNaan && { 'butter-naan': ofNaan }) };
      const items = content.items.map((item) => {
        const own = Object.entries(answers).find(([dish]) => dish === item.id)?.[1];
        return own === undefined ? item : { ...item, food: { 'no-nuts': own } };
      });
      return withComboMarks({ ...content, items }).items[0]?.food;
    };
    expect(said('dal', 'does-not')).toEqual({ 'no-nuts': 'does-not' });
    expect(said('dal', 'on-request')).toEqual({ 'no-nuts': 'on-request' });
    // The naan of the same slot may fit; where it does not either, nobody's thali does.
    expect(said('tawa-roti', 'does-not')).toEqual({ 'no-nuts': 'fits' });
    expect(said('tawa-roti', 'does-not', 'does-not')).toEqual({ 'no-nuts': 'does-not' });
    expect(said('tawa-roti', 'does-not', 'on-request')).toEqual({ 'no-nuts': 'on-request' });
  });
});
