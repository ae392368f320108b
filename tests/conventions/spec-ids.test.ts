import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const at = (path: string) => new URL(path, root);

/** The pages that define ids: a row is a list item that begins with its id. */
const PAGES = ['docs/spec.md', 'docs/product.md'];
const DEFINED = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* /gm;
const NAMED = /(?<![\w-])(?:[A-Z]-)?[A-Z]{2,}(?:-[A-Z]+)*-\d+(?![\w-]|\.\d)/g;

/** Families of the same form that are not ids: encodings, file formats, returns under GST, a made-up LLPIN. */
const FOREIGN = new Set(['AAB', 'CMP', 'GSTR', 'ISO', 'PDF', 'SHA', 'UTF']);

/** Documents that are not in the repository, cited by section, name or issue number. */
const ABSENT = [
  /\b[A-Z]{3,} §/,
  /\b(?:SPEC|PRODUCT|STATUTORY|ENGINEERING)\b/,
  /\b(?:LOOK|STYLE)\.md\b/,
  /\bissues? #?\d+\b/i,
];

const self = 'tests/conventions/spec-ids.test.ts';
const git = (...args: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...args], { cwd: fileURLToPath(root), encoding: 'utf8' });
const files = [...new Set(git('--cached', '--others', '--exclude-standard').split('\0'))].filter(
  (path) =>
    /\.(?:css|html|js|jsonc?|md|mjs|rules|tsx?|ya?ml)$/.test(path) &&
    path !== 'package-lock.json' &&
    path !== self &&
    existsSync(at(path)),
);
const texts = new Map(files.map((path) => [path, readFileSync(at(path), 'utf8')]));
const textOf = (path: string) => texts.get(path) ?? '';

const idsOf = (page: string) => [...textOf(page).matchAll(DEFINED)].flatMap(([, id]) => id ?? []);
const familyOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

/** Returns the ids that a text names. */
const namedIn = (text: string) =>
  [...text.matchAll(NAMED)].map(([id]) => id).filter((id) => !FOREIGN.has(familyOf(id)));

/** Returns `path:line: text` of each line for which `isWrong` is true. */
const linesThat = (isWrong: (line: string) => boolean): string[] =>
  [...texts].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => (isWrong(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
  );

describe('the ids of docs/spec.md and docs/product.md', () => {
  const ids = PAGES.flatMap(idsOf);
  const known = new Set(ids);

  it('are distinguished from other words', () => {
    const text =
      'DATA-TABLE-2, P-BILL-3 and PAY-1 to PAY-2; UTF-8, PDF-1.4, F1-T01, GSTR-1, x-PAY-9, P-PAY-12.';
    expect(namedIn(text)).toEqual(['DATA-TABLE-2', 'P-BILL-3', 'PAY-1', 'PAY-2', 'P-PAY-12']);
  });

  it('are each defined once', () => {
    expect(PAGES.map((page) => idsOf(page).length > 100)).toEqual([true, true]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('exist wherever they are named', () => {
    expect(linesThat((line) => namedIn(line).some((id) => !known.has(id)))).toEqual([]);
  });
});

describe('every required behaviour', () => {
  const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
  const ranges = (text: string) =>
    [...text.matchAll(/\b([A-Z]+)-(\d+) to \1-(\d+)\b/g)].flatMap(([, family, first, last]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${family}-${Number(first) + i}`),
    );
  const named = new Set(
    [...texts].filter(([path]) => isTest(path)).flatMap(([, text]) => [...namedIn(text), ...ranges(text)]),
  );

  it('has a test that names its id', () => {
    expect(idsOf('docs/spec.md').filter((id) => !named.has(id))).toEqual([]);
  });
});

describe('what the repository points to', () => {
  it('is in it: no other document is cited', () => {
    expect(linesThat((line) => ABSENT.some((pattern) => pattern.test(line)))).toEqual([]);
  });

  it('exists: every named page, and every link of a page', () => {
    const named = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([page]) => !texts.has(page))
        .map(([page]) => `${path} names ${page}`),
    );
    const linked = files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
          .filter(([, target = '']) => !existsSync(new URL(target, at(path))))
          .map(([, target = '']) => `${path} links to ${target}`),
      );
    expect([...named, ...linked]).toEqual([]);
  });

  it('gives each decision a status, and lists it', () => {
    const list = textOf('docs/decisions/README.md');
    const decisions = files.filter((path) => /^docs\/decisions\/\d{3}-/.test(path));
    expect(decisions.length).toBeGreaterThan(0);
    const wrong = decisions.filter(
      (path) =>
        !/^# \d{3} .+\n\nStatus: (?:proposed|accepted|superseded) on \d{4}-\d\d-\d\d/.test(textOf(path)) ||
        !list.includes(`](${path.slice('docs/decisions/'.length)})`),
    );
    expect(wrong).toEqual([]);
  });
});
