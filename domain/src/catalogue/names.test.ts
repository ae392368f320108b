import { describe, expect, it } from 'vitest';
import { allNames, nameIn, otherNamesOf, secondName, withName } from './names.ts';
import { otherNamesSchema } from './names.schema.ts';

const dosa = { name: 'Masala dosa', otherNames: { hi: 'मसाला डोसा' } };
const dal = { name: 'Dal', otherNames: {} };

describe('the name that a reader sees', () => {
  it.each([
    ['en', dosa, 'Masala dosa'],
    ['hi', dosa, 'मसाला डोसा'],
    ['hi', dal, 'Dal'],
  ] as const)('in %s', (language, thing, name) => expect(nameIn(language, thing)).toBe(name));
});

describe('the second name on a bill', () => {
  it.each([
    ['en', null, dosa, null],
    ['en', 'hi', dosa, 'मसाला डोसा'],
    ['hi', 'hi', dosa, 'Masala dosa'],
    ['hi', null, dosa, null],
    ['en', 'hi', dal, null],
    ['hi', 'hi', dal, null],
    // The same name twice says nothing more.
    ['en', 'hi', { name: 'पोहा', otherNames: { hi: 'पोहा' } }, null],
  ] as const)('for a reader of %s, the second language being %s', (language, second, thing, name) =>
    expect(secondName(language, second, thing)).toBe(name),
  );
});

describe('names in further languages', () => {
  it('are all of them with the first', () => {
    expect(allNames(dosa)).toEqual(['Masala dosa', 'मसाला डोसा']);
    expect(allNames(dal)).toEqual(['Dal']);
    expect(otherNamesOf(dosa)).toEqual([['hi', 'मसाला डोसा']]);
  });

  it('are given and taken away', () => {
    expect(withName({}, 'hi', 'दाल')).toEqual({ hi: 'दाल' });
    expect(withName({ hi: 'दाल' }, 'hi', '')).toEqual({});
  });

  it.each([[{}], [{ hi: 'क'.repeat(120) }]])('may be %j', (names) =>
    expect(otherNamesSchema.parse(names)).toEqual(names),
  );
  it.each([[{ hi: '' }], [{ hi: ' ' }], [{ hi: 'क'.repeat(121) }], [{ hi: null }], [{ hi: 'a\nb' }], [null]])(
    'may not be %j',
    (names) => expect(otherNamesSchema.safeParse(names).success).toBe(false),
  );
  it('leave out a language that is not known yet', () =>
    expect(otherNamesSchema.parse({ hi: 'दाल', xx: 'Dal' })).toEqual({ hi: 'दाल' }));
});
