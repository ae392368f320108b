/** A value in the form of Firestore's REST API. */
type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: RestFields } };
export interface RestFields {
  [field: string]: RestValue;
}

type Instant = (text: string) => unknown;

function plain(value: RestValue, instant: Instant): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return instant(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map((each) => plain(each, instant));
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {}, instant);
  return Object.values(value)[0];
}

/** Returns a document's fields as plain values; a timestamp becomes a Date, or the result of `instant`. */
export const plainFields = (
  fields: RestFields,
  instant: Instant = (text) => new Date(text),
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value, instant)]));
