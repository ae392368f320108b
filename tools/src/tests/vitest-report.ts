/** What vitest-reporter.ts writes and tally.ts counts, as JSON. */
export interface VitestReport {
  readonly files: readonly VitestFile[];
  /** Messages of errors that belong to no test. */
  readonly strayErrors: readonly string[];
}

export interface VitestFile {
  /** Relative to the root. */
  readonly path: string;
  readonly project: string;
  /** From the moment a worker took it to its end, in ms. */
  readonly ms: number;
  readonly tests: readonly { readonly name: string; readonly state: string }[];
  /** Messages of what failed outside its tests, such as its import or a hook. */
  readonly errors: readonly string[];
}

/** The environment variable that names the file to write. */
export const REPORT_FILE = 'BHOJ_VITEST_REPORT';
