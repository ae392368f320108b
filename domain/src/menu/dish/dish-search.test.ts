import { expect, it } from 'vitest';
import { isNearly, soundsLike } from './dish-search.ts';

it.each([
  ['shrikhand', 'श्रीखण्ड'],
  ['shrikhand', 'श्रीखंड'],
  ['श्रीखंड', 'श्रीखण्ड'],
  ['श्रीखण्ड', 'Shrikhand'],
  ['panir', 'Paneer Tikka'],
  ['daal', 'Dal Makhani'],
  ['dal', 'Daal Tadka'],
  ['makhni dal', 'Dal Makhani'],
  ['jilebi', 'Jalebi'],
  ['बिरयानी', 'Chicken Biryani'],
  ['vada', 'Wada Pav'],
  ['पनीर', 'Paneer Butter Masala'],
  ['shrikh', 'श्रीखंड'],
])('typed %s sounds like %s', (typed, name) => {
  expect(isNearly([name], typed)).toBe(true);
  expect(soundsLike([name], typed)).toBe(!['jilebi'].includes(typed));
});

it.each([
  ['chai', 'Cheese Toast'],
  ['dal', 'Dahi Vada'],
  ['pizza', 'Paneer Tikka'],
  ['naan', 'Noodles'],
  ['', 'Idli'],
])('typed %j does not sound like %s', (typed, name) => {
  expect(soundsLike([name], typed)).toBe(typed === '');
});

it.each([
  ['mashala', 'Masala Dosa', true],
  ['maskla', 'Masala Dosa', true],
  ['butteer', 'Butter Naan', true],
  ['chickn', 'Chicken 65', true],
  ['biriani', 'Chicken Biryani', true],
  ['makla', 'Masala Dosa', false],
  ['nasala', 'Masala Dosa', false],
  ['masal dosb', 'Masala Dosa', false],
  ['naam', 'Naan', false],
  ['tikha', 'Idli', false],
])('one wrong letter: typed %s finds %s: %s', (typed, name, isFound) => {
  expect(isNearly([name], typed)).toBe(isFound);
});

it('looks in all names of a dish', () => {
  expect(soundsLike(['Curd rice', 'தயிர் சாதம்', 'दही चावल'], 'dahi')).toBe(true);
});
