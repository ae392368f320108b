import { z } from 'zod';
import type { Collection } from '@bhoj/domain/kernel/collection';

interface Shape {
  readonly allOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly items?: Shape | boolean;
  readonly prefixItems?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
}

// A time is a codec over an object of the SDK, which has no JSON shape.
const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;

/** Returns the shapes that a value has beside this one: all, or one among them. */
const madeOf = ({ allOf = [], anyOf = [], oneOf = [] }: Shape): Shape[] => [...allOf, ...anyOf, ...oneOf];

/** Returns the shapes of the entries of a list or a map. */
const entriesOf = ({ prefixItems = [], items, additionalProperties }: Shape): Shape[] => [
  ...prefixItems,
  ...[items, additionalProperties].filter((one) => typeof one === 'object'),
];

type Values = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Returns a collection's fields that a default fills in, by path; `*` is an entry of a list or a map. */
export function filledFieldsOf({ schema }: Pick<Collection, 'schema'>): string[] {
  const filledIn = (shape: Shape, path: string): string[] => [
    ...('default' in shape ? [path] : []),
    ...madeOf(shape).flatMap((one) => filledIn(one, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
      filledIn(field, path === '' ? name : `${path}.${name}`),
    ),
    ...entriesOf(shape).flatMap((one) => filledIn(one, `${path}.*`)),
  ];
  return filledIn(shapeOf(schema), '');
}

/** Returns the names of all fields of a collection, at any depth. The keys of a map are no names. */
export function fieldNamesOf({ schema }: Pick<Collection, 'schema'>): string[] {
  const namesIn = (shape: Shape): string[] => [
    ...Object.keys(shape.properties ?? {}),
    ...[...madeOf(shape), ...Object.values(shape.properties ?? {}), ...entriesOf(shape)].flatMap(namesIn),
  ];
  return [...new Set(namesIn(shapeOf(schema)))];
}

/** Returns the optional fields of a shape that no map among the values has, by path; `*` is an entry of a list or a map. */
function missingOf(shape: Shape, values: Values, path: string): string[] {
  const { properties = {}, required = [], items, additionalProperties } = shape;
  const maps = values.filter(isMap);
  const ofFields = Object.entries(properties).flatMap(([name, field]) => {
    const known = maps.filter((map) => name in map).map((map) => map[name]);
    if (known.length > 0) return missingOf(field, known, `${path}${name}.`);
    return maps.length > 0 && !required.includes(name) ? [`${path}${name}`] : [];
  });
  const entries = maps.flatMap((map) => Object.values(map));
  return [
    ...madeOf(shape).flatMap((one) => missingOf(one, values, path)),
    ...ofFields,
    ...(typeof items !== 'object'
      ? []
      : missingOf(
          items,
          values.flatMap((one) => (Array.isArray(one) ? one : [])),
          `${path}*.`,
        )),
    ...(typeof additionalProperties === 'object'
      ? missingOf(additionalProperties, entries, `${path}*.`)
      : []),
  ];
}

/** Returns a collection's optional fields that no stored document has, where one has the map around them. */
export function optionalFieldsNotIn({ schema }: Pick<Collection, 'schema'>, stored: Values): string[] {
  return [...new Set(missingOf(shapeOf(schema), stored, ''))].toSorted();
}
