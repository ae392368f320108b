import { z } from 'zod';

/** The schemas inside a schema without fields of its own: inside an optional field, or each kind of a union. */
export function schemasIn(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right];
  const { innerType } = schema._zod.def as { readonly innerType?: z.core.$ZodType };
  return innerType === undefined ? [] : [innerType];
}

export const pathIn = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/**
 * Returns the paths, each once, of the texts that a document of this schema may hold, such as `lines.*.note`. A word of a fixed
 * list, such as a state, is no text.
 */
export function textsOf(schema: z.core.$ZodType, path = ''): string[] {
  const all = (): string[] => {
    if (schema instanceof z.ZodObject) {
      const shape = schema.shape as Record<string, z.core.$ZodType>;
      return Object.entries(shape).flatMap(([name, field]) => textsOf(field, pathIn(path, name)));
    }
    if (schema instanceof z.ZodArray) return textsOf(schema.element, pathIn(path, '*'));
    if (schema instanceof z.ZodRecord) return textsOf(schema.valueType, pathIn(path, '*'));
    if (schema instanceof z.ZodTuple)
      return schema.def.items.flatMap((item) => textsOf(item, pathIn(path, '*')));
    if (schema instanceof z.ZodPipe) return textsOf(schema.def.in, path);
    if (schema instanceof z.ZodString || schema instanceof z.ZodUnknown) return [path];
    return schemasIn(schema).flatMap((inner) => textsOf(inner, path));
  };
  return [...new Set(all())];
}
