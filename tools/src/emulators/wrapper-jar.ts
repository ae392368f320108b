import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';

const LONGEST_LINE_BYTES = 72;

/** The earliest date in a zip file. A fixed date makes the same content give the same bytes. */
const MTIME = new Date(1980, 0, 1);

interface Wrapper {
  readonly to: string;
  readonly mainClass: string;
  /** The absolute path of the other JAR. */
  readonly classPath: string;
}

/** Writes a JAR that only names the main class of another JAR, because gcloud's emulator does not name one. */
export function writeWrapperJar({ to, mainClass, classPath }: Wrapper): void {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(classPath).href}`,
  ]
    .map(wrapped)
    .join('');
  const jar = zipSync({ 'META-INF/MANIFEST.MF': strToU8(`${manifest}\r\n`) }, { mtime: MTIME });
  // Another suite may be starting from this file right now.
  if (existsSync(to) && readFileSync(to).equals(jar)) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, jar);
}

/**
 * Wraps a manifest line. In the JAR specification a line has at most 72 bytes with its line end, and a line that begins
 * with a space continues the one before. File URLs are percent-encoded, so a character is a byte.
 */
function wrapped(line: string): string {
  const room = LONGEST_LINE_BYTES - 2;
  let rest = line.slice(room);
  let text = `${line.slice(0, room)}\r\n`;
  while (rest !== '') {
    text += ` ${rest.slice(0, room - 1)}\r\n`;
    rest = rest.slice(room - 1);
  }
  return text;
}
