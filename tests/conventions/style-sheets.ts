import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../web/src/', import.meta.url);

/** Returns the path, relative to web/src, of every file there with a name that matches. */
export const webFiles = (ending: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path));

export const readWeb = (path: string): string => readFileSync(new URL(path, root), 'utf8');

export interface StyleSheet {
  /** Relative to web/src. */
  readonly path: string;
  /** Without comments. */
  readonly css: string;
}

export const styleSheets = (): StyleSheet[] =>
  webFiles(/\.css$/).map((path) => ({ path, css: readWeb(path).replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

export interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** Returns `property: value` of every rule, including nested rules. */
export const declarationsOf = (css: string): Declaration[] =>
  [...css.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value,
  }));
