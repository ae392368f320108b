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
