import { ORDER_STATES, orderSchema } from '@bhoj/domain/orders/shape/order.schema';
import { ROLES } from '@bhoj/domain/catalogue/roles';
import { QR_TRUST } from '@bhoj/domain/restaurant/settings.schema';
import { TABLE_STATUSES } from '@bhoj/domain/tables/table';
import { collectionAt } from './fixture.ts';
import { lineOf, reachedFrom, textOf } from './rules-text.ts';
import type { Allow, Expression, List, Rules, RulesFunction, Span } from './rules-text.ts';
import type { Replacement } from './slices.ts';

/** firestore.rules with one fault inserted. */
export interface Mutant {
  /** The place, the change, and the changed text; `equivalent-mutants.ts` uses it as a key. */
  readonly name: string;
  readonly line: number;
  /** The function or the allow that contains it. */
  readonly part: string;
  readonly edit: Replacement;
  /** The allows that may answer differently. */
  readonly concerns: readonly Allow[];
  /** True when the mutant is likelier to refuse too much than to allow too much. */
  readonly stricter: boolean;
  /** The original text. Its words order the cases, as do those of `callers`. */
  readonly source: string;
  /** The lines of the rules that call the function, directly or through another function. */
  readonly callers: string;
}

interface Edit extends Replacement {
  readonly what: string;
  /** The changed text, with its surroundings when they are short. */
  readonly where: string;
  readonly stricter: boolean;
}

const shown = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 100);

/** Yields every chain and condition of an expression, itself first. */
function* within(expression: Expression): Generator<Expression> {
  yield expression;
  for (const part of expression.parts) yield* within(part);
}

/** Returns a chain without one of its operands, which is replaced by the chain's neutral value. */
function drops(rules: Rules, chain: Expression): Edit[] {
  if (chain.kind === 'condition') return [];
  return chain.parts.map((part) => ({
    start: part.start,
    end: part.end,
    what: `drop ${shown(textOf(rules, part))}`,
    where: chain.end - chain.start < 200 ? textOf(rules, chain) : textOf(rules, part),
    to: chain.kind === 'and' ? 'true' : 'false',
    stricter: chain.kind === 'or',
  }));
}

const negation = (rules: Rules, condition: Span): Edit => ({
  start: condition.start,
  end: condition.end,
  what: `negate ${shown(textOf(rules, condition))}`,
  where: textOf(rules, condition),
  to: `!(${textOf(rules, condition)})`,
  stricter: true,
});

/** Negates conditions: each operand of every chain, and the whole expression when it is not a chain. */
function negations(rules: Rules, whole: Expression): Edit[] {
  const isCondition = (part: Expression) => part.kind === 'condition';
  const operands = [...within(whole)].flatMap((part) =>
    isCondition(part) ? [] : part.parts.filter(isCondition),
  );
  // The result of `changes()` is a set, not a condition.
  const root = isCondition(whole) && !textOf(rules, whole).endsWith('.affectedKeys()') ? [whole] : [];
  return [...root, ...operands].map((part) => negation(rules, part));
}

const VOCABULARIES: readonly (readonly string[])[] = [ROLES, TABLE_STATUSES, ORDER_STATES, QR_TRUST];
const MARKS: readonly string[] = Object.keys(orderSchema.shape.progress.shape);
const quoted = (word: string) => `'${word}'`;

/** Returns a list with one more entry: an unknown one, and each of the words or fields of its kind. */
function widenings(rules: Rules, list: List, siblings: readonly List[], fields: readonly string[]): Edit[] {
  const known = new Set(list.entries);
  // An empty list gets its words from the neighbouring lists. In a list of an order's marks, the words are the keys of
  // the order's progress.
  const words = list.entries.length > 0 ? list.entries : siblings.flatMap((sibling) => sibling.entries);
  const holds = (family: readonly string[]) => words.every((word) => family.map(quoted).includes(word));
  const families = words.includes('mark') ? [MARKS] : [...VOCABULARIES, fields].filter(holds);
  return [...new Set(['unlisted', ...families.flat()])]
    .filter((word) => !known.has(quoted(word)))
    .map((word) => ({
      start: list.start,
      end: list.end,
      what: `widen ${shown(textOf(rules, list))} by ${word}`,
      where: `${textOf(rules, list)} ${word}`,
      to: `[${[...list.entries, quoted(word)].join(', ')}]`,
      stricter: false,
    }));
}

function fieldsOf(concerns: readonly Allow[]): string[] {
  const patterns = new Set(concerns.map((allow) => allow.pattern));
  if (patterns.size !== 1) return [];
  const collection = collectionAt([...patterns][0] ?? '');
  return collection === undefined ? [] : [...Object.keys(collection.schema.shape), 'schemaVersion'];
}

function mutantsOf(rules: Rules, part: Allow | RulesFunction, concerns: readonly Allow[]): Mutant[] {
  const whole = 'condition' in part ? part.condition : part.result;
  const edits: Edit[] = [
    ...[...within(whole)].flatMap((chain) => drops(rules, chain)),
    ...negations(rules, whole),
    ...part.lists.flatMap((list) => widenings(rules, list, part.lists, fieldsOf(concerns))),
  ];
  if ('condition' in part) {
    const what = `allow ${part.ops.join(', ')} to everybody`;
    edits.push({ ...whole, what, where: '', to: 'true', stricter: false });
  }
  const isConstant = ['true', 'false'].includes(textOf(rules, whole));
  const place = 'pattern' in part ? `${part.ops.join(', ')} ${part.pattern}` : part.name;
  const seen = new Map<string, number>();
  return (isConstant ? edits.filter((edit) => edit.stricter) : edits).map((edit) => {
    const nth = (seen.get(edit.what) ?? 0) + 1;
    seen.set(edit.what, nth);
    return {
      name: `${place}: ${edit.what}${nth > 1 ? ` (${nth})` : ''}`,
      line: lineOf(rules, edit.start),
      part: place,
      edit: { start: edit.start, end: edit.end, to: edit.to },
      concerns,
      stricter: edit.stricter,
      source: edit.where,
      callers: 'name' in part ? linesCalling(rules, part.name) : '',
    };
  });
}

/** Returns the lines that call a function, directly or through others; they name the fields it reads. */
function linesCalling(rules: Rules, name: string, known = new Set<string>()): string {
  if (known.has(name)) return '';
  known.add(name);
  const calls = new RegExp(`\\b${name}\\(`);
  const callers = rules.functions.filter((f) => calls.test(textOf(rules, f.body)));
  const lines = rules.text.split('\n').filter((line) => calls.test(line) && !line.includes('function '));
  return [...lines, ...callers.map((f) => linesCalling(rules, f.name, known))].join('\n');
}

export function allMutants(rules: Rules): Mutant[] {
  const reached = new Map(rules.allows.map((allow) => [allow, reachedFrom(rules, allow)]));
  return [
    ...rules.functions.flatMap((f) =>
      mutantsOf(
        rules,
        f,
        rules.allows.filter((allow) => reached.get(allow)?.has(f.name)),
      ),
    ),
    ...rules.allows.flatMap((allow) => mutantsOf(rules, allow, [allow])),
  ];
}
