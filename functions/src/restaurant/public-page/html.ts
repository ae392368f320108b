/** Text that is HTML already. Only `html` and `raw` make it, so that every other text is escaped. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | null | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function textOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map((each) => each.html).join('');
}

/** Text of our own that needs no escaping. */
export const raw = (text: string): Html => ({ html: text });

/** Takes the indentation out of a template's own text. */
const packed = (text: string): string =>
  text.replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : blanks));

/** Makes HTML from a template; what stands in it is escaped, between tags and within quoted attributes alike. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  raw(texts.map((text, at) => `${packed(text)}${textOf(parts[at] ?? null)}`).join(''));

/** Returns data for machines as an element. Nothing in it can end the element. */
export const jsonElement = (data: unknown): Html =>
  raw(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  );
