/** The part of a mutation report (mutation-testing-report-schema) that a score needs. */
export interface MutationReport {
  /** By the path of the file. */
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>
  >;
}

interface Place {
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
}

interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

export interface Score {
  readonly killed: number;
  /** The mutants that lived and are not argued, one name each. */
  readonly lived: readonly string[];
  /** The number of mutants that lived, each with its reason. */
  readonly argued: number;
  /** The number of mutants with tests that could not begin, as without the emulators. */
  readonly untried: number;
  /** Argued names without a surviving mutant: the reason has become idle. */
  readonly idle: readonly string[];
  /** Killed among the mutants that are not argued, in percent. */
  readonly percent: number;
}

const KILLED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
/** No test judged such a mutant: its tests could not begin. */
const UNTRIED = 'RuntimeError';
const LIVED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

/** Returns the code between two places. */
function codeAt(source: string, { start, end }: ReportedMutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  const whole = [...lines.slice(0, -1), last];
  return [whole[0]?.slice(start.column - 1) ?? '', ...whole.slice(1)].join('\n');
}

/** Names a mutant by what it changes, not by its line, so that the name stays when other lines are added. */
const nameOf = (file: string, source: string, mutant: ReportedMutant): string =>
  `${file}: ${oneLine(codeAt(source, mutant.location))} -> ${oneLine(mutant.replacement ?? mutant.mutatorName)}`;

/**
 * Returns the part of a report on the files below this path. For other files StrykerJS only repeats earlier results.
 */
export const within = ({ files }: MutationReport, place: string): MutationReport => ({
  files: Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(place))),
});

/** Returns a report without untried mutants. StrykerJS would take them for known, and never try them again. */
export const withoutUntried = <R extends MutationReport>(report: R): R => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([file, content]) => [
      file,
      { ...content, mutants: content.mutants.filter(({ status }) => status !== UNTRIED) },
    ]),
  ),
});

/** Counts a report. `argued` has the reason why no test can kill a mutant, by its name. */
export function scoreOf({ files }: MutationReport, argued: Readonly<Record<string, string>>): Score {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ name: nameOf(file, source, mutant), status: mutant.status, file })),
  );
  const killed = all.filter(({ status }) => KILLED.has(status)).length;
  const untried = all.filter(({ status }) => status === UNTRIED).length;
  const left = all.filter(({ status }) => LIVED.has(status)).map(({ name }) => name);
  const lived = left.filter((name) => !Object.hasOwn(argued, name));
  const idle = Object.keys(argued).filter(
    (name) => Object.keys(files).some((file) => name.startsWith(`${file}: `)) && !left.includes(name),
  );
  const counted = killed + lived.length;
  const percent = counted === 0 ? 0 : (100 * killed) / counted;
  return { killed, lived, argued: left.length - lived.length, untried, idle, percent };
}
