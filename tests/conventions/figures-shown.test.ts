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

describe('figures', () => {
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
