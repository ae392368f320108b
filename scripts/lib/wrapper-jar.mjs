import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storedZip } from './stored-zip.mjs';

const LONGEST_LINE_BYTES = 72;

/**
 * Writes a JAR that only says "run this class of that other JAR": gcloud's emulator has no Main-Class of its own.
 * @param {{ to: string, mainClass: string, classPath: string }} wrapper `classPath` is the other JAR's absolute path
 */
export function writeWrapperJar({ to, mainClass, classPath }) {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(classPath).href}`,
  ]
    .map(wrapped)
    .join('');
  const jar = storedZip([{ name: 'META-INF/MANIFEST.MF', content: `${manifest}\r\n` }]);
  // Another suite may be starting from it at this moment.
  if (existsSync(to) && readFileSync(to).equals(jar)) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, jar);
}

/**
 * The JAR specification: no line above 72 bytes with its line end; a line that begins with a space continues the one before.
 * File URLs are percent-encoded, so that a character is a byte.
 * @param {string} line
 */
function wrapped(line) {
  const room = LONGEST_LINE_BYTES - 2;
  let rest = line.slice(room);
  let text = `${line.slice(0, room)}\r\n`;
  while (rest !== '') {
    text += ` ${rest.slice(0, room - 1)}\r\n`;
    rest = rest.slice(room - 1);
  }
  return text;
}
