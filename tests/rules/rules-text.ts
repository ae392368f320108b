/**
 * Parses firestore.rules as far as coverage and mutation need: match blocks, allows and functions, and their
 * expressions as chains of `&&` and `||` with the positions of their operands.
 */

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A chain of operands, or one condition with its nested chains (in brackets and arguments). */
export interface Expression extends Span {
  readonly kind: 'and' | 'or' | 'condition';
  readonly parts: readonly Expression[];
  /** True when it has brackets of its own. */
  readonly bracketed: boolean;
}

export interface List extends Span {
  /** The entries as they are compared. */
  readonly entries: readonly string[];
}

export interface Allow extends Span {
  readonly pattern: string;
  readonly ops: readonly string[];
  readonly condition: Expression;
  readonly lists: readonly List[];
}

export interface RulesFunction {
  readonly name: string;
  readonly result: Expression;
  readonly body: Span;
  readonly whole: Span;
  readonly lists: readonly List[];
}

export interface Rules {
  readonly text: string;
  readonly allows: readonly Allow[];
  readonly functions: readonly RulesFunction[];
}

const TOKEN = /\/\/[^\n]*|'(?:[^'\\]|\\.)*'|&&|\|\||[<>=!]=|[A-Za-z_$][\w$]*|\d+(?:\.\d+)?|\s+|[^\s\w]/g;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)]
    .filter(([token]) => !/^(\s|\/\/)/.test(token))
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
}

/**
 * Returns the same rules without comments and unnecessary blanks, because the emulator's compiler takes the same time
 * for each token.
 */
export function dense(text: string): string {
  const tokens = tokensOf(text).map((token) => token.text);
  const areWords = (before: string, token: string) => /\w$/.test(before) && /^[\w']/.test(token);
  return tokens
    .map((token, i) => {
      const before = tokens[i - 1] ?? '';
      return areWords(before, token) || before === 'match' ? ` ${token}` : token;
    })
    .join('');
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const ENDS = new Set([')', ']', '}', ',', ';', ':', '?']);

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;
  readonly lists: List[] = [];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  #peek(ahead = 0): Token {
    const token = this.#tokens[this.#at + ahead];
    if (token === undefined) throw new Error('firestore.rules ends in the middle');
    return token;
  }

  #next(): Token {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }

  #chain(kind: 'or' | 'and', operator: string, operand: () => Expression): Expression {
    const parts = [operand()];
    while (this.#peek().text === operator) {
      this.#next();
      parts.push(operand());
    }
    const [first] = parts;
    const last = parts.at(-1);
    if (first === undefined || last === undefined) throw new Error('an empty chain');
    if (parts.length === 1) return first;
    return { kind, parts, start: first.start, end: last.end, bracketed: false };
  }

  expression(): Expression {
    return this.#chain('or', '||', () => this.#chain('and', '&&', () => this.#condition()));
  }

  /** Parses everything between two operators of a chain. Brackets around a whole chain give that chain. */
  #condition(): Expression {
    const start = this.#peek().start;
    const nested: Expression[] = [];
    let end = start;
    let count = 0;
    while (!['&&', '||'].includes(this.#peek().text) && !ENDS.has(this.#peek().text)) {
      const previous = this.#tokens.slice(Math.max(0, this.#at - 2), this.#at).map((token) => token.text);
      const token = this.#next();
      end = token.end;
      count += 1;
      const closing = CLOSING[token.text];
      if (closing === undefined) continue;
      const inside = this.#bracket(closing, token, previous);
      end = this.#peek(-1).end;
      nested.push(...inside);
    }
    const [only] = nested;
    const isBracket = count === 1 && nested.length === 1 && only !== undefined && only.kind !== 'condition';
    if (isBracket) return { ...only, start, end, bracketed: true };
    const parts = nested.filter((part) => part.kind !== 'condition' || part.parts.length > 0);
    return { kind: 'condition', parts, start, end, bracketed: false };
  }

  #bracket(closing: string, opening: Token, before: readonly string[]): Expression[] {
    const inside: Expression[] = [];
    const first = this.#at;
    while (this.#peek().text !== closing) {
      inside.push(this.expression());
      if (this.#peek().text === ',' || this.#peek().text === ':') this.#next();
    }
    const end = this.#next().end;
    const [verb = '', by = ''] = before;
    const isCompared = by === 'in' || by === ':' || (by === '(' && ['hasOnly', 'changesOnly'].includes(verb));
    if (opening.text === '[' && isCompared) {
      const entries = this.#tokens.slice(first, this.#at - 1).filter((token) => token.text !== ',');
      this.lists.push({ start: opening.start, end, entries: entries.map((token) => token.text) });
    }
    return inside;
  }

  #until(text: string): Token[] {
    const passed: Token[] = [];
    while (this.#peek().text !== text) passed.push(this.#next());
    this.#next();
    return passed;
  }

  #function(from: number): RulesFunction {
    const name = this.#next().text;
    this.#until('{');
    const start = this.#peek().start;
    this.lists.length = 0;
    while (this.#peek().text === 'let') {
      this.#until('=');
      this.expression();
      this.#next();
    }
    this.#next();
    const result = this.expression();
    this.#until('}');
    const end = this.#peek(-1).end;
    return { name, result, body: { start, end }, whole: { start: from, end }, lists: [...this.lists] };
  }

  #allow(start: number, pattern: string): Allow {
    const ops = this.#until(':')
      .map((token) => token.text)
      .filter((text) => text !== ',');
    this.#next();
    this.lists.length = 0;
    const condition = this.expression();
    const end = this.#next().end;
    return { pattern, ops, condition, start, end, lists: [...this.lists] };
  }

  /** Parses a path, which ends at the brace that is not part of a segment. */
  #path(text: string): string {
    const start = this.#peek().start;
    let end = start;
    while (this.#peek().text === '/') {
      this.#next();
      if (this.#next().text === '{') this.#until('}');
      end = this.#peek(-1).end;
    }
    this.#next();
    return text.slice(start, end);
  }

  rules(text: string): Rules {
    const allows: Allow[] = [];
    const functions: RulesFunction[] = [];
    const paths: string[] = [];
    while (this.#at < this.#tokens.length) {
      const token = this.#next();
      if (token.text === 'match') paths.push(this.#path(text));
      else if (token.text === 'service') paths.push(this.#until('{') && '');
      else if (token.text === '}') paths.pop();
      else if (token.text === 'function') functions.push(this.#function(token.start));
      else if (token.text === 'allow') {
        const pattern = paths.slice(2).join('').slice(1);
        allows.push(this.#allow(token.start, pattern));
      }
    }
    return { text, allows, functions };
  }
}

export const readRules = (text: string): Rules => new Reader(tokensOf(text)).rules(text);

export const textOf = (rules: Rules, span: Span): string => rules.text.slice(span.start, span.end);

export const lineOf = (rules: Rules, at: number): number => rules.text.slice(0, at).split('\n').length;

/**
 * Returns the names of the functions that a piece of the text reaches, directly or through others, but not through the
 * `closed` ones.
 */
export function reachedFrom(rules: Rules, span: Span, closed: ReadonlySet<string> = new Set()): Set<string> {
  const reached = new Set<string>();
  const visit = (part: Span) => {
    const text = textOf(rules, part);
    for (const f of rules.functions) {
      if (reached.has(f.name) || !new RegExp(`\\b${f.name}\\(`).test(text)) continue;
      reached.add(f.name);
      if (!closed.has(f.name)) visit(f.body);
    }
  };
  visit(span);
  return reached;
}
