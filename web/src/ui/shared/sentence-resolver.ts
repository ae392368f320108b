import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Element);

/** Replaces the messages in a tree of errors, which has the shape of the values; a leaf has `type` and `message`. */
function inWords(node: unknown, field: string, sentences: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(node)) return node.map((entry) => inWords(entry, field, sentences));
  if (!isPlain(node)) return node;
  if (typeof node['type'] === 'string') {
    const code = String(node['message']);
    return { ...node, message: sentences[code] ?? sentences[field] ?? code };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      inWords(value, Object.hasOwn(sentences, key) ? key : field, sentences),
    ]),
  );
}

/**
 * A form's resolver. The schema checks the values. Each fault gets the sentence of its own code in the schema, or else
 * of its field or of the field around it.
 */
export function sentenceResolver<Out, In extends FieldValues>(
  schema: z.ZodType<Out, In>,
  sentences: Readonly<Record<string, string>>,
): Resolver<In, unknown, Out> {
  const resolve = zodResolver(schema);
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    if (Object.keys(result.errors).length === 0) return result;
    return { values: {}, errors: inWords(result.errors, '', sentences) as FieldErrors<In> };
  };
}
