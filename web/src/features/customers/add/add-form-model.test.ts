import { describe, expect, it } from 'vitest';
import { addForm, guestOf, nothingTyped } from './add-form-model.ts';
import type { AddTyped } from './add-form-model.ts';

const TODAY = '2026-11-20';
const meera: AddTyped = {
  ...nothingTyped(TODAY),
  name: 'Meera',
  mobile: '98765 43210',
  toKeep: true,
  how: 'paper',
} as AddTyped;
const faults = (typed: AddTyped): string[] => {
  const read = addForm(TODAY).safeParse(typed);
  return read.success ? [] : read.error.issues.map(({ path }) => String(path[0]));
};

it('begins with nothing agreed, and with today', () => {
  expect(nothingTyped(TODAY)).toEqual({
    name: '',
    mobile: '',
    note: '',
    allergies: '',
    toKeep: false,
    toOffers: false,
    toAllergies: false,
    on: TODAY,
    how: '',
  });
});

describe('a guest who is added by hand', () => {
  it('needs a mobile number, a consent to be kept, and how it was given; a name may lack', () => {
    expect(faults(meera)).toEqual([]);
    expect(faults({ ...meera, name: '' })).toEqual([]);
    expect(faults({ ...meera, mobile: '' })).toEqual(['mobile']);
    expect(faults({ ...meera, toKeep: false })).toEqual(['toKeep']);
    expect(faults({ ...meera, how: '' })).toEqual(['how']);
  });

  it('has a name of more than signs, and short texts', () => {
    expect(faults({ ...meera, name: '\u200b' })).toEqual(['name']);
    expect(faults({ ...meera, name: 'a'.repeat(60) })).toEqual([]);
    expect(new Set(faults({ ...meera, name: 'a'.repeat(61) }))).toEqual(new Set(['name']));
    expect(faults({ ...meera, note: 'a'.repeat(500) })).toEqual([]);
    expect(faults({ ...meera, note: 'a'.repeat(501) })).toEqual(['note']);
  });

  it('has allergies only with a consent of their own', () => {
    expect(faults({ ...meera, allergies: 'Peanuts' })).toEqual(['toAllergies']);
    expect(faults({ ...meera, allergies: 'Peanuts', toAllergies: true })).toEqual([]);
    expect(faults({ ...meera, toAllergies: true })).toEqual([]);
  });

  it('agreed on a day of this century, at the latest today', () => {
    const on = (day: string) => faults({ ...meera, on: day });
    expect([on('2000-01-01'), on('2026-11-19'), on(TODAY)]).toEqual([[], [], []]);
    expect([on('1999-12-31'), on('2026-11-21'), on('2026-02-30'), on('')]).toEqual(Array(4).fill(['on']));
  });

  it('is stored with what they agreed to', () => {
    const typed = addForm(TODAY).parse({
      ...meera,
      note: ' Window ',
      allergies: 'Nuts',
      toAllergies: true,
      toOffers: true,
    });
    expect(guestOf('c1', typed)).toEqual({
      customerId: 'c1',
      name: 'Meera',
      mobile: '9876543210',
      note: 'Window',
      allergies: 'Nuts',
      agreed: { toKeep: true, toOffers: true, toAllergies: true, on: TODAY, how: 'paper' },
    });
    expect(guestOf('c1', addForm(TODAY).parse({ ...meera, name: '' })).name).toBeNull();
  });
});
