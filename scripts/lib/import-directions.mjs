/**
 * Who may import whom (ARCHITECTURE.md), for our own files. Oxlint bans packages per folder; it sees an import as it is
 * written, not the file that it leads to, so the directions between folders are checked here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * The first line whose `files` matches a file says what it may import; `$1` is what the first group of `files` caught.
 * @type {{ files: RegExp, may: string[] }[]}
 */
const DIRECTIONS = [
  { files: /^domain\/src\//, may: ['domain/src/'] },
  { files: /^functions\/src\/[^/]+$/, may: ['functions/src/', 'domain/src/'] },
  {
    files: /^functions\/src\/shared\//,
    may: ['functions/src/shared/', 'functions/src/firebase/', 'domain/src/'],
  },
  { files: /^functions\/src\/firebase\//, may: ['functions/src/firebase/', 'domain/src/'] },
  {
    files: /^functions\/src\/([^/]+)\//,
    may: ['functions/src/$1/', 'functions/src/shared/', 'functions/src/firebase/', 'domain/src/'],
  },
  { files: /^web\/src\/[^/]+$/, may: ['web/src/', 'domain/src/'] },
  { files: /^web\/src\/build\//, may: ['web/src/', 'domain/src/'] },
  { files: /^web\/src\/app\//, may: ['web/src/', 'domain/src/'] },
  {
    files: /^web\/src\/features\/([^/]+)\//,
    may: [
      'web/src/features/$1/',
      'web/src/blocks/',
      'web/src/ui/',
      'web/src/firebase/',
      'web/src/theme/',
      'web/src/messages/',
      'domain/src/',
    ],
  },
  {
    files: /^web\/src\/blocks\//,
    may: ['web/src/blocks/', 'web/src/ui/', 'web/src/theme/', 'web/src/messages/', 'domain/src/'],
  },
  { files: /^web\/src\/ui\//, may: ['web/src/ui/', 'web/src/theme/', 'web/src/messages/'] },
  { files: /^web\/src\/theme\//, may: ['web/src/theme/'] },
  { files: /^web\/src\/firebase\//, may: ['web/src/firebase/', 'web/src/ui/shared/', 'domain/src/'] },
  // Sentences are keyed by the failures that firebase/ tells apart.
  { files: /^web\/src\/messages\//, may: ['web/src/messages/', 'web/src/firebase/', 'domain/src/'] },
  {
    files: /^tests\//,
    may: [
      'tests/',
      'web/',
      'functions/',
      'domain/',
      'scripts/gateway/',
      'scripts/lib/emulator-csp.mjs',
      'scripts/lib/production-check.mjs',
    ],
  },
  { files: /^scripts\//, may: ['scripts/'] },
];

const FOLDERS = ['domain/src', 'functions/src', 'web/src', 'tests', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs)$/;
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const WORKSPACE = /^@bhoj\/([^/]+)\/?(.*)$/;

/** @returns {string[]} a sentence for each import that goes a forbidden way */
function forbiddenImports() {
  return FOLDERS.flatMap((folder) => sourcesUnder(folder)).flatMap(forbiddenIn);
}

/** @param {string} file */
function forbiddenIn(file) {
  const direction = DIRECTIONS.find(({ files }) => files.test(file));
  if (!direction)
    return [`${file} is in a folder that ARCHITECTURE.md and import-directions.mjs do not know.`];
  const own = direction.files.exec(file)?.[1] ?? '';
  const may = direction.may.map((prefix) => prefix.replace('$1', own));
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORTED)]
    .map(([, specifier = '']) => leadsTo(file, specifier))
    .filter((target) => target !== undefined && !may.some((prefix) => target.startsWith(prefix)))
    .map((target) => `${file} imports ${target}; it may import from ${may.join(', ')}`);
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined} the file of ours that it means; nothing for a package
 */
function leadsTo(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  const [, workspace, path] = WORKSPACE.exec(specifier) ?? [];
  if (workspace === undefined) return undefined;
  return workspace === 'domain' ? `domain/src/${path}` : `${workspace}/${path}`;
}

/** @param {string} folder @returns {string[]} paths from the root, with slashes */
function sourcesUnder(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
}

const forbidden = forbiddenImports();
for (const sentence of forbidden) process.stdout.write(`${sentence}\n`);
process.exitCode = forbidden.length === 0 ? 0 : 1;
