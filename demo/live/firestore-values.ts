/** Stands for the server's time at the commit. */
export const SERVER_TIME = Symbol('server time');

/** A document's fields as JavaScript values. */
export type Fields = Readonly<Record<string, unknown>>;

/** A JavaScript value in the form of Firestore's REST API. */
export function toValue(value: unknown): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'object':
      return { mapValue: { fields: toFields(value as Fields) } };
    default:
      throw new TypeError(`a ${typeof value} cannot be stored`);
  }
}

/** Returns a document's fields in that form, without undefined fields and those that the server sets. */
export function toFields(fields: Fields): Record<string, unknown> {
  const stored = Object.entries(fields).filter(([, value]) => value !== SERVER_TIME && value !== undefined);
  return Object.fromEntries(stored.map(([key, value]) => [key, toValue(value)]));
}
