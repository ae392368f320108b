/** One part of a trigger or a schedule, which a test runs as if it were deployed alone. */
export interface Part {
  run(event: never): Promise<unknown>;
}

type PartsIn<F> = F extends { readonly parts: infer P } ? P : never;
type NamesIn<P> = P extends unknown ? keyof P & string : never;

/** Returns the parts of these deployed functions by their names. A part of two functions stands here once. */
export const partsOf = <F extends object>(deployed: F) =>
  Object.fromEntries(
    Object.values(deployed).flatMap((one: { parts?: Readonly<Record<string, Part['run']>> }) =>
      Object.entries(one.parts ?? {}).map(([name, run]) => [name, { run }] as const),
    ),
  ) as Readonly<Record<NamesIn<PartsIn<F[keyof F]>>, Part>>;
