type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
export type PathParams<P extends string> = Readonly<Record<ParamNames<P>, string>>;

/** Fills a path pattern. Throws RangeError for a segment that is empty or contains a slash. */
export function pathOf(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value.includes('/')) {
      throw new RangeError(`path segment ${name} of ${pattern} is not usable`);
    }
    return value;
  });
}
