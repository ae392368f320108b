import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A source file of the project. Paths are relative to the root, with slashes. */
export interface SourceFile {
  readonly path: string;
  /** The project's files that it imports or exports from, including type imports and dynamic `import()`. */
  readonly imports: readonly string[];
}

const FOLDERS = ['domain/src', 'functions/src', 'web', 'tests', 'labs', 'demo', 'tools/src', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs)$/;
const NOT_OURS = /(^|\/)(node_modules|dist|test-results)\//;
const WORKSPACE = /^@bhoj\/([^/]+)\/?(.*)$/;

/** @param root the repository's folder; missing folders are skipped */
export function readSourceFiles(root: string): SourceFile[] {
  return FOLDERS.flatMap((folder) => pathsUnder(root, folder)).map((path) => ({
    path,
    imports: importsIn(path, readFileSync(join(root, path), 'utf8')),
  }));
}

function pathsUnder(root: string, folder: string): string[] {
  const start = join(root, folder);
  return entriesOf(start)
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NOT_OURS.test(path));
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
}

/** @returns the project's files that a text imports @throws when it does not parse */
export function importsIn(path: string, text: string): string[] {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ...(/\bimport\(/.test(text) ? typesAskedFor(parsed.program) : []),
  ];
  const targets = specifiers
    .filter((specifier) => specifier !== undefined)
    .map((specifier) => leadsTo(path, specifier))
    .filter((target) => target !== undefined);
  return [...new Set(targets)];
}

/** Returns the modules of types that are written as `import('./x.ts').T`. */
function typesAskedFor(program: ReturnType<typeof parseSync>['program']): string[] {
  const found: string[] = [];
  new Visitor({ TSImportType: ({ source }) => found.push(source.value) }).visit(program);
  return found;
}

/** @returns the project's file that a specifier means; undefined for a package */
function leadsTo(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, workspace, path = ''] = WORKSPACE.exec(specifier) ?? [];
  if (workspace === undefined) return undefined;
  return workspace === 'domain' ? `domain/src/${path}.ts` : `${workspace}/${path}`;
}
