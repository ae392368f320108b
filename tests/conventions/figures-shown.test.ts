import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { baseCss } from '../../web/src/theme/base-css.ts';
import { muiTheme } from '../../web/src/theme/mui-theme.ts';
import { styleSheets } from './style-sheets.ts';

const root = new URL('../../', import.meta.url);
const sources = ['domain/src/', 'functions/src/', 'web/src/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixtures)\./.test(name))
    .map((name) => `${folder}${name}`),
);

/** Intl writes amounts with a hyphen as minus sign; a second kind of sign would then occur on one page. */
const OTHER_MINUS = '\u2212';

/** Returns the texts of a file that contain another minus sign than amounts have; comments are no texts. */
function otherMinusIn(path: string): string[] {
  const source = readFileSync(new URL(path, root), 'utf8');
  if (!source.includes(OTHER_MINUS)) return [];
  const found: string[] = [];
  const look = (text: string) => {
    if (text.includes(OTHER_MINUS)) found.push(`${path}: ${text.trim()}`);
  };
  new Visitor({
    Literal: ({ value }) => look(String(value)),
    TemplateElement: ({ value }) => look(value.raw),
    JSXText: ({ value }) => look(value),
  }).visit(parseSync(path, source).program);
  return found;
}

/** The collections that pages add up: a sum of the few documents on the device would be false. */
const SUMMED = new Set(
  `days months closings expenses moneyBooks orderedTogether howSold availabilityLogs
  slips musters platformDays platformMonths`.split(/\s+/),
);

/** Lists of these collections that nobody adds up: a page shows their rows, or takes the newest one. */
const NOT_SUMMED = [
  'days/state/use-day.ts: closings',
  'expenses/panel/vendor-history.tsx: expenses',
  'expenses/state/use-expenses.ts: expenses',
  'home/use-today.ts: closings',
  'home/use-today.ts: expenses',
  'settings/warnings/warnings-context.tsx: closings',
  'stock/state/use-buying.ts: expenses',
];

/** Returns the live lists of a file that may be partial, by the names of their collections. */
function partialLists(source: string): string[] {
  const named = new Map([...source.matchAll(/(\w+) as (\w+)/g)].map(([, name, alias]) => [alias, name]));
  return [...source.matchAll(/(whole\(\s*)?use(?:LiveList|LivePages)\(\s*(\w+)/g)]
    .filter(([, isWhole]) => isWhole === undefined)
    .map(([, , name = '']) => named.get(name) ?? name)
    .filter((name) => SUMMED.has(name));
}

describe('figures', () => {
  it('are added up only of lists that are whole (P-DATA-11)', () => {
    const features = 'web/src/features/';
    const found = sources
      .filter((path) => path.startsWith('web/src/'))
      .flatMap((path) =>
        partialLists(readFileSync(new URL(path, root), 'utf8')).map(
          (name) => `${path.replace(features, '')}: ${name}`,
        ),
      );
    expect(found.toSorted()).toEqual(NOT_SUMMED);
    expect(partialLists('import { months as all } from "x"; useLiveList(\n all, {})')).toEqual(['months']);
    expect(partialLists('whole(\n useLiveList(days, {}))')).toEqual([]);
  });

  it('have one minus sign', () => {
    expect(sources.flatMap(otherMinusIn)).toEqual([
      // Texts that an owner pastes are read, not shown.
      `web/src/features/menu/bulk/bulk-model.ts: ${OTHER_MINUS}`,
    ]);
  });

  it('have equal widths in columns only: a whole page of them would spread every hyphen', () => {
    const wholePage = /(^|[},\s])(html|body|main|:root|\*|\[data-theme\])\s*(,[^{}]*)?\{[^{}]*tabular-nums/;
    expect(baseCss).not.toContain('tabular-nums');
    expect(JSON.stringify(muiTheme.typography)).not.toContain('tabular-nums');
    expect(styleSheets().filter(({ css }) => wholePage.test(css))).toEqual([]);
    expect(wholePage.test('body {\n  font-variant-numeric: tabular-nums;\n}')).toBe(true);
  });
});
