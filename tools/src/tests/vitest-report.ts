/** The JSON that vitest-reporter.ts writes and tally.ts counts. */
export interface VitestReport {
  readonly files: readonly VitestFile[];
  /** Messages of errors outside all tests. */
  readonly strayErrors: readonly string[];
}

export interface VitestFile {
  /** Relative to the root. */
  readonly path: string;
  readonly project: string;
  /** The time (ms) from when a worker took the file until its end. */
  readonly ms: number;
  /** The processor time (ms) that its process or thread took for it. */
  readonly processorMs: number;
  readonly tests: readonly VitestTest[];
  /** Messages of failures outside its tests, such as in its imports or a hook. */
  readonly errors: readonly string[];
}

export interface VitestTest {
  readonly name: string;
  readonly state: string;
  /** Messages of its failures. */
  readonly errors: readonly string[];
}

/** The environment variable with the name of the file to write. */
export const REPORT_FILE = 'BHOJ_VITEST_REPORT';
