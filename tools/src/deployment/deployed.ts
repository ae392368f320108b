/** A function of a project, as `firebase functions:list --json` names it. */
export interface Listed {
  readonly id: string;
  readonly region: string;
}

interface Answer {
  readonly status?: string;
  readonly error?: string;
  readonly result?: unknown;
}

const isListed = (one: unknown): one is Listed =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'string' &&
  'region' in one &&
  typeof one.region === 'string';

/** Reads what `firebase functions:list --json` printed. Throws with its sentence where it failed. */
export function readListed(printed: string): readonly Listed[] {
  let answer: Answer;
  try {
    answer = JSON.parse(printed) as Answer;
  } catch {
    throw new Error(`firebase did not list the functions: ${printed.trim()}`);
  }
  const { status, error, result } = answer;
  if (status !== 'success' || !Array.isArray(result) || !result.every(isListed))
    throw new Error(`firebase did not list the functions: ${(error ?? printed).trim()}`);
  return result;
}

/**
 * Compares the functions of a project with those of this code, which all run in one region. Returns the differences:
 * functions of this code that the project lacks, and functions of an earlier version with the command that deletes
 * them.
 */
export function differences(
  named: readonly string[],
  listed: readonly Listed[],
  { region, project }: { readonly region: string; readonly project: string },
): readonly string[] {
  const here = new Set(listed.filter((one) => one.region === region).map(({ id }) => id));
  const missing = named.filter((name) => !here.has(name)).toSorted();
  const left = listed.filter((one) => one.region !== region || !named.includes(one.id));
  const commands = [...new Set(left.map((one) => one.region))].toSorted().map((place) => {
    const ids = left.filter((one) => one.region === place).map(({ id }) => id);
    return `  npx firebase functions:delete ${ids.toSorted().join(' ')} --region ${place} --project ${project}`;
  });
  if (missing.length > 0)
    return [
      `Not deployed: ${missing.join(', ')}.`,
      ...(left.length > 0
        ? ['Functions of an earlier version still run. Deploy again before you delete them.']
        : []),
    ];
  return left.length > 0
    ? ['Functions of an earlier version still run, with its code. Delete them:', ...commands]
    : [];
}
