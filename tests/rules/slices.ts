import { dense, reachedFrom, textOf } from './rules-text.ts';
import type { Allow, Expression, Rules, RulesFunction, Span } from './rules-text.ts';

/**
 * The emulator takes up to a quarter of a second to read all of firestore.rules, and there are hundreds of mutants. So
 * each mutant is tried on a slice of the file first.
 */

export interface Replacement extends Span {
  readonly to: string;
}

export interface Slice {
  /** The allows that the slice contains. */
  readonly allows: readonly Allow[];
  /** Returns the slice's text, with or without a fault in it. */
  text(fault?: Replacement): string;
}

interface Faulty {
  readonly edit: Span;
  /** The original text of the change. */
  readonly source: string;
  readonly concerns: readonly Allow[];
}

/** Functions longer than this many characters are left out. */
const LONG = 800;
/** Conditions of an allow that are shorter than this many characters stay. */
const SHORT = 80;
const FEW_ALLOWS = 6;

const holds = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

/**
 * Returns rules with only these allows and the functions that they reach, because the emulator spends most of the time
 * on reading the text.
 */
function slice(
  rules: Rules,
  allows: readonly Allow[],
  closed: readonly RulesFunction[] = [],
  idle: readonly Span[] = [],
): Slice {
  const names = new Set(closed.map((f) => f.name));
  const needed = new Set(allows.flatMap((allow) => [...reachedFrom(rules, allow, names)]));
  const dropped: Replacement[] = [
    ...idle.map(({ start, end }) => ({ start, end, to: 'true' })),
    ...closed.map(({ body }) => ({ start: body.start, end: body.end, to: 'return true; }' })),
  ];
  const piece = (span: Span, fault: readonly Replacement[]) =>
    [...dropped, ...fault]
      .filter((cut) => holds(span, cut))
      .toSorted((x, y) => y.start - x.start)
      .reduce(
        (text, cut) => text.slice(0, cut.start - span.start) + cut.to + text.slice(cut.end - span.start),
        textOf(rules, span),
      );
  return {
    allows,
    text: (fault) => {
      const faults = fault === undefined ? [] : [fault];
      const functions = rules.functions.filter((f) => needed.has(f.name));
      const parts = [
        "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {",
        ...functions.map((f) => piece(f.whole, faults)),
        ...allows.map((allow) => `match /${allow.pattern} { ${piece(allow, faults)} }`),
        '} }',
      ];
      return dense(parts.join('\n'));
    },
  };
}

/** Returns the slice with all allows that the fault concerns, and all functions that they reach. */
export const wideSlice = (rules: Rules, { concerns }: Faulty): Slice => slice(rules, concerns);

/** Returns the operands of a condition's outer `&&` that neither contain the fault nor lead to it. */
function idleOperands(rules: Rules, whole: Expression, fault: Span, leading: readonly string[]): Span[] {
  if (whole.kind !== 'and') return [];
  const leads = (part: Span) => leading.some((name) => new RegExp(`\\b${name}\\(`).test(textOf(rules, part)));
  const touches = (part: Span) => part.start < fault.end && fault.start < part.end;
  return whole.parts.filter((part) => !touches(part) && !leads(part));
}

/**
 * Returns a slice with a few of the allows that the fault concerns. Of their conditions it keeps the part that leads to
 * the fault, and replaces the rest by `true`. That changes answers, so a case counts only if the same slice without the
 * fault answers as expected.
 */
export function narrowSlice(rules: Rules, { edit, source, concerns }: Faulty): Slice {
  const at = rules.functions.find((f) => holds(f.body, edit));
  const leading = rules.functions.filter(
    (f) => f === at || (at !== undefined && reachedFrom(rules, f.body).has(at.name)),
  );
  const closed = rules.functions.filter(
    (f) => f.body.end - f.body.start > LONG && !source.includes(f.name) && !leading.includes(f),
  );
  const allows = concerns.slice(0, FEW_ALLOWS);
  const names = leading.map((f) => f.name);
  const idle = [
    ...leading.flatMap((f) => idleOperands(rules, f.result, edit, names)),
    ...allows.flatMap((allow) =>
      idleOperands(rules, allow.condition, edit, names).filter((part) => part.end - part.start > SHORT),
    ),
  ];
  return slice(rules, allows, closed, idle);
}
