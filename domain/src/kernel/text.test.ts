import { describe, expect, it } from 'vitest';
import { emailSchema, line, mobileSchema, passwordSchema, requiredLine } from './text.ts';

describe('line', () => {
  it('is trimmed, and may be empty or Hindi', () => {
    expect(line(10).parse('  कम मिर्च ')).toBe('कम मिर्च');
    expect(line(10).parse('   ')).toBe('');
  });

  it('is measured after trimming', () => {
    expect(line(3).safeParse(' abc ').success).toBe(true);
    expect(line(3).safeParse('abcd').success).toBe(false);
  });

  it.each(['a\nb', 'a\tb', 'a\u0000b', 'a\u007fb'])('refuses control characters: %j', (text) => {
    expect(line(10).safeParse(text).success).toBe(false);
  });

  it.each(['\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])(
    'refuses characters that turn the direction of writing: %j',
    (turn) => {
      expect(line(10).safeParse(`a${turn}b`).success).toBe(false);
    },
  );

  it.each(['\u00a0', '\u200b', '\u200d \u2060', '\u3000'])('is not filled by blanks: %j', (blanks) => {
    expect(requiredLine(10).safeParse(blanks).success).toBe(false);
  });

  it('keeps the joiners that Hindi is written with', () => {
    expect(requiredLine(10).parse('क्‍ष')).toBe('क्‍ष');
  });

  it('must not be empty when it is required', () => {
    expect(requiredLine(10).safeParse(' ').success).toBe(false);
    expect(requiredLine(10).parse(' a ')).toBe('a');
  });
});

describe('emailSchema', () => {
  it.each([
    ['  Owner@Spice.IN ', 'owner@spice.in'],
    ['a+b@spice.in', 'a+b@spice.in'],
    ['first.last@sub.spice.co.in', 'first.last@sub.spice.co.in'],
  ])('reads "%s" as %s', (typed, email) => {
    expect(emailSchema.parse(typed)).toBe(email);
  });

  it.each(['', 'owner', 'owner@', '@spice.in', 'a b@spice.in', 'a/b@spice.in', `${'a'.repeat(250)}@x.in`])(
    'refuses "%s"',
    (typed) => {
      expect(emailSchema.safeParse(typed).success).toBe(false);
    },
  );
});

describe('mobileSchema', () => {
  it.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '919876543210',
    '09876543210',
    ' 98765 43210 ',
    // From the contacts of a phone, and from a word processor.
    '\u202a+91 98765 43210\u202c',
    '98765\u201343210',
  ])('reads "%s"', (typed) => {
    expect(mobileSchema.parse(typed)).toBe('9876543210');
  });

  it('keeps a number that itself begins with 91', () => {
    expect(mobileSchema.parse('9198765432')).toBe('9198765432');
    expect(mobileSchema.parse('919198765432')).toBe('9198765432');
  });

  it.each(['', '12345', '5876543210', '98765432100', '+1 987 654 3210', '98765o3210', '+91'])(
    'refuses "%s"',
    (typed) => {
      expect(mobileSchema.safeParse(typed).success).toBe(false);
    },
  );
});

it('requires passwords of ten characters or more and does not trim them (SIGNUP-12)', () => {
  expect(passwordSchema.safeParse('123456789').success).toBe(false);
  expect(passwordSchema.parse(' 12345678 ')).toBe(' 12345678 ');
  expect(passwordSchema.safeParse('x'.repeat(129)).success).toBe(false);
});
