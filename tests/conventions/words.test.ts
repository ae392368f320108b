import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = new URL('../../web/src/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.includes('.test.'),
);

/** Attributes with a value that a person reads or hears. */
const READ_ALOUD = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'helperText',
  'label',
  'placeholder',
  'text',
  'title',
]);

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Returns texts in a component that do not come from a context. */
function strayWords(source: string, name: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name} does not parse`);
  new Visitor({
    JSXText(node) {
      if (hasLetters(node.value)) found.push(node.value.trim());
    },
    JSXExpressionContainer(node) {
      const { expression } = node;
      if (expression.type === 'TemplateLiteral') return;
      if (
        expression.type === 'Literal' &&
        typeof expression.value === 'string' &&
        hasLetters(expression.value)
      ) {
        found.push(expression.value);
      }
    },
    JSXAttribute(node) {
      const attribute = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const { value } = node;
      if (READ_ALOUD.has(attribute) && value?.type === 'Literal' && hasLetters(String(value.value))) {
        found.push(`${attribute}="${String(value.value)}"`);
      }
    },
  }).visit(program);
  return found;
}

describe('the words a person reads', () => {
  it('are distinguished from markup', () => {
    expect(strayWords('const a = <p title="Hello">Bill {"due"} · {1}</p>;', 'a.tsx')).toEqual([
      'title="Hello"',
      'Bill',
      'due',
    ]);
  });

  it.each(files)('are in messages/, not in %s', (name) => {
    expect(strayWords(readFileSync(new URL(name, root), 'utf8'), name)).toEqual([]);
  });
});
