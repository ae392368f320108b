import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const MONEY = 'domain/src/money/';
const ROUNDINGS = new Set(['round', 'floor', 'ceil', 'trunc']);
const MAY_ROUND = /\bMath\.(round|floor|ceil|trunc)\b|\btoFixed\(/;
/** Names that stand for an amount, as code calls them. */
const AMOUNT = /paise|rupee|amount|price|sales|spent|wages|salary|cost|margin/i;

const sources = ['domain/src/', 'functions/src/', 'web/src/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixtures)\./.test(path) && !path.startsWith(MONEY)),
);

/**
 * The expressions that divide bigints by hand and lose nothing: they reduce a fraction to its lowest terms, which
 * leaves no remainder.
 */
const NO_ROUNDING = new Set([
  'domain/src/stock/recipes/usage.ts: a % b',
  'domain/src/stock/recipes/usage.ts: n / a',
  'domain/src/stock/recipes/usage.ts: over / a',
]);
const HAS_BIGINTS = /\bbigint\b|\bBigInt\(|\b\d[\d_]*n\b/;

/**
 * Returns what rounds outside the money room: each `Math.round`, which takes −2.5 to −2, and each division in a source
 * with bigints, which drops the fraction.
 */
function besideMoney(path: string, text: string): string[] {
  const hasBigints = HAS_BIGINTS.test(text);
  if (!hasBigints && !text.includes('round')) return [];
  const found: string[] = [];
  const add = ({ start, end }: { start: number; end: number }) =>
    found.push(`${path}: ${text.slice(start, end)}`);
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  new Visitor({
    MemberExpression(member) {
      if (/^Math\s*(\.\s*round|\[\s*['"`]round['"`]\s*\])$/.test(text.slice(member.start, member.end)))
        add(member);
    },
    VariableDeclarator({ id, init }) {
      const isOfMath = id.type === 'ObjectPattern' && init?.type === 'Identifier' && init.name === 'Math';
      if (isOfMath && /\bround\b/.test(text.slice(id.start, id.end))) add(id);
    },
    BinaryExpression(binary) {
      if (hasBigints && (binary.operator === '/' || binary.operator === '%')) add(binary);
    },
    AssignmentExpression(assignment) {
      if (hasBigints && (assignment.operator === '/=' || assignment.operator === '%=')) add(assignment);
    },
  }).visit(program);
  return found;
}

/** Returns the roundings of amounts in a source: the variable has an amount's name, or the result becomes paise. */
function roundingsIn(path: string, text: string): string[] {
  if (!MAY_ROUND.test(text)) return [];
  const found: string[] = [];
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  new Visitor({
    CallExpression(call) {
      const { callee } = call;
      if (callee.type === 'Identifier' && callee.name === 'paise' && MAY_ROUND.test(textOf(call)))
        found.push(`${path}: ${textOf(call)}`);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const isMath = textOf(callee.object) === 'Math' && ROUNDINGS.has(name);
      if (isMath && AMOUNT.test(call.arguments.map(textOf).join())) found.push(`${path}: ${textOf(call)}`);
      if (name === 'toFixed' && AMOUNT.test(textOf(callee.object))) found.push(`${path}: ${textOf(call)}`);
    },
  }).visit(program);
  return found;
}

const found = sources.flatMap((path) => roundingsIn(path, readFileSync(new URL(path, root), 'utf8')));

it('money is rounded in domain/src/money alone', () => expect(found).toEqual([]));

it('the domain and the functions round half up in domain/src/money alone', () => {
  const beside = sources
    .filter((path) => !path.startsWith('web/') && !path.startsWith('domain/src/fixtures/'))
    .flatMap((path) => besideMoney(path, readFileSync(new URL(path, root), 'utf8')));
  expect(new Set(beside)).toEqual(NO_ROUNDING);
});

it.each([
  'const minutes = Math.round(ms / 60_000);',
  'const whole = list.map(Math.round);',
  'const { round } = Math;',
  "const whole = Math['round'](n);",
  'const cost = (2n * BigInt(price) * BigInt(quantity) + whole) / (2n * whole);',
  'const rounded = (n: bigint, over: bigint) => (n * 2n + over) / (over * 2n);',
  'let n = BigInt(all); n /= over;',
])('finds the rounding beside the money room in: %s', (text) => {
  expect(besideMoney('made-up.ts', text)).not.toEqual([]);
});

it.each([
  'const minutes = Math.floor(ms / 60_000);',
  'const all = BigInt(a) * BigInt(b);',
  'const around = n;',
])('finds none beside the money room in: %s', (text) => {
  expect(besideMoney('made-up.ts', text)).toEqual([]);
});

it.each([
  'const mean = paise(Math.round(all / n));',
  'const mean = Math.round(amountPaise / n);',
  'const tax = Math.floor(price * 0.05 + 0.5);',
  'const note = paise(upTo(Math.ceil(n / 10)));',
  'const cell = (amount / 100).toFixed(2);',
])('finds the rounding in: %s', (text) => {
  expect(roundingsIn('made-up.ts', text)).not.toEqual([]);
});

it.each([
  'const minutes = Math.floor(ms / 60_000);',
  'const mean = each(amountPaise, n);',
  'const megabytes = done.toFixed(1);',
])('finds none in: %s', (text) => {
  expect(roundingsIn('made-up.ts', text)).toEqual([]);
});
