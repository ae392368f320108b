import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../web/src/', import.meta.url);

/** Every file below web/src whose name ends so, by its path from there. */
export const webFiles = (ending: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path));

export const readWeb = (path: string): string => readFileSync(new URL(path, root), 'utf8');

export interface StyleSheet {
  /** From web/src. */
  readonly path: string;
  /** Without its comments. */
  readonly css: string;
}

export const styleSheets = (): StyleSheet[] =>
  webFiles(/\.css$/).map((path) => ({ path, css: readWeb(path).replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

export interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** `property: value` of every rule, also of rules inside rules. */
export const declarationsOf = (css: string): Declaration[] =>
  [...css.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value,
  }));
