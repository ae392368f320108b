/** A part of a pattern, as far as this file needs to know it. */
type Part =
  /** One character: a letter, an escape or a class, as it is written. */
  | { readonly is: 'one'; readonly written: string }
  /** Takes no character: `^`, `$`, `\b`, and what only looks ahead or behind. */
  | { readonly is: 'nothing' }
  | { readonly is: 'either'; readonly options: readonly (readonly Part[])[] }
  | { readonly is: 'repeated'; readonly of: Part; readonly min: number; readonly max: number };

/** A repetition that may go on for longer than this counts as one without a bound. */
const LONG = 1_000;

/** Characters that are tried for a class, the usual ones of typed texts first. */
const TRIED = [
  ...Array.from(' a0A-_.,;:/\\|()[]{}<>=+*%&#@!?$^~`\'"\t\n\r'),
  ...Array.from('\u00a0\u0000é₹अ中\u200d\u0301\ufe0f\u2019'),
  '😀',
];

/** So many characters of a class are tried: what a later part takes as well is mostly among the first. */
const MOST = 6;

/** Reads a pattern. It knows what this project's patterns use, and throws for what it cannot read. */
function parsed(source: string): Part {
  let at = 0;
  const next = (text: string): boolean => {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };
  const upTo = (end: string): void => {
    at = source.indexOf(end, at) + end.length;
  };
  const one = (from: number): Part => ({ is: 'one', written: source.slice(from, at) });

  function escaped(from: number): Part {
    const letter = source[at++] ?? '';
    if ('bB'.includes(letter)) return { is: 'nothing' };
    if ('pPu'.includes(letter) && source[at] === '{') upTo('}');
    else if (letter === 'u') at += 4;
    else if (letter === 'x') at += 2;
    // A reference to an earlier group: the attack repeats the text of that group anyway.
    else if (/[1-9]/.test(letter)) return { is: 'nothing' };
    else if (letter === 'k') throw new Error(`a name of a group in ${source}`);
    return one(from);
  }

  function classed(from: number): Part {
    while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
    at += 1;
    return one(from);
  }

  function grouped(): Part {
    const looks = ['?=', '?!', '?<=', '?<!'].some(next);
    if (!looks && !next('?:') && next('?<')) upTo('>');
    const inside = either();
    if (!next(')')) throw new Error(`a group without an end in ${source}`);
    return looks ? { is: 'nothing' } : inside;
  }

  function atom(): Part {
    const from = at;
    const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += letter.length;
    if (letter === '^' || letter === '$') return { is: 'nothing' };
    if (letter === '\\') return escaped(from);
    if (letter === '[') return classed(from);
    return letter === '(' ? grouped() : one(from);
  }

  function bounds(): readonly [min: number, max: number] | null {
    if (next('*')) return [0, Infinity];
    if (next('+')) return [1, Infinity];
    if (next('?')) return [0, 1];
    const [written, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(source.slice(at)) ?? [];
    if (written === undefined) return null;
    at += written.length;
    if (comma === '') return [Number(min), Number(min)];
    return [Number(min), max === '' ? Infinity : Number(max)];
  }

  function sequence(): readonly Part[] {
    const parts: Part[] = [];
    while (at < source.length && !'|)'.includes(source[at] ?? '')) {
      const of = atom();
      const many = bounds();
      if (many !== null) next('?');
      parts.push(many === null ? of : { is: 'repeated', of, min: many[0], max: many[1] });
    }
    return parts;
  }

  function either(): Part {
    const options = [sequence()];
    while (next('|')) options.push(sequence());
    return { is: 'either', options };
  }

  const whole = either();
  if (at < source.length) throw new Error(`cannot read ${source} from ${at}`);
  return whole;
}

/** The attacks on one pattern: the text before the long part, the long part's words, the text behind it. */
export function attacksOn({ source, flags }: RegExp): readonly (readonly [before: string, word: string])[] {
  const plain = flags.replaceAll(/[gy]/g, '');
  const charactersOf = (written: string): readonly string[] => {
    const only = new RegExp(`^(?:${written})$`, plain);
    // The characters that the class itself names come last: [uv] takes none of the usual ones.
    const fitting = [...new Set([...TRIED, ...Array.from(written)])].filter((tried) => only.test(tried));
    const literal = /^\\?(.)$/su.exec(written)?.[1];
    return fitting.length > 0 || literal === undefined ? fitting.slice(0, MOST) : [literal];
  };
  /** Returns a few texts that a part takes, the shortest first. */
  const takenBy = (part: Part): readonly string[] => {
    if (part.is === 'nothing') return [''];
    if (part.is === 'one') return charactersOf(part.written);
    if (part.is === 'either') return part.options.flatMap((option) => takenByAll(option));
    const once = takenBy(part.of);
    return part.min === 0 ? ['', ...once] : once.map((text) => text.repeat(Math.min(part.min, LONG)));
  };
  const takenByAll = (parts: readonly Part[]): readonly string[] => {
    const each = parts.map(takenBy);
    const shortest = each.map(([first = '']) => first);
    // Every part in each of its forms once, the others in their shortest.
    return [
      shortest.join(''),
      ...each.flatMap((texts, i) => texts.slice(1).map((text) => shortest.with(i, text).join(''))),
    ];
  };

  const found: (readonly [string, string])[] = [];
  const search = (part: Part, before: string): void => {
    if (part.is === 'either') {
      for (const option of part.options) {
        let sofar = before;
        for (const inner of option) {
          search(inner, sofar);
          sofar += takenBy(inner)[0] ?? '';
        }
      }
    }
    if (part.is !== 'repeated') return;
    search(part.of, before);
    if (part.max <= LONG) return;
    for (const word of new Set(takenBy(part.of))) if (word !== '') found.push([before, word]);
  };
  search(parsed(source), '');
  const words = [...new Set(found.map(([, word]) => word))];
  // A long part may take the words of another part by turns, after the text before either.
  return [
    ...found,
    ...words.map((word) => ['', word] as const),
    ...words.map((word, i) => ['', `${word}${words[(i + 1) % words.length] ?? ''}`] as const),
  ];
}

/** Milliseconds that this thread computed while `act` ran: another process on the machine adds nothing. */
function computing(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The lengths that are tried, in words. A pattern that doubles with each letter shows at the first. */
const LENGTHS = [28, 250, 1_500, 12_000] as const;
/** ms of the longest text. In proportion to its length a pattern needs less than one; with the square of it, a hundred. */
const SOON = 30;
/** A text that takes so long is not tried again, to tell growth from what the engine does once. */
const PLAINLY_SLOW = 600;

export interface Slow {
  readonly pattern: string;
  readonly text: string;
  readonly ms: number;
}

/**
 * Returns the first text for which the pattern takes far longer than in proportion to its length. `longest` is the most
 * characters that the code around the pattern gives it.
 */
export function slowOn(pattern: RegExp, longest = Infinity): Slow | null {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replaceAll(/[gy]/g, '')}g`);
  for (const [before, word] of attacksOn(pattern))
    for (const length of LENGTHS) {
      const text = `${before}${word.repeat(length)}a\u0001`.slice(-longest);
      const run = () => text.replaceAll(everywhere, '').length;
      let ms = computing(run);
      if (ms > SOON && ms < PLAINLY_SLOW) ms = Math.min(ms, computing(run), computing(run));
      if (ms > SOON) return { pattern: String(pattern), text: JSON.stringify([before, word, length]), ms };
    }
  return null;
}
