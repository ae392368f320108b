import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { writeWrapperJar } from './wrapper-jar.ts';

const LONG = `/opt/${'google cloud sdk/'.repeat(12)}emulator.jar`;

function aWrapper(classPath = LONG): string {
  const folder = mkdtempSync(join(tmpdir(), 'jar-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const to = join(folder, 'cache', 'wrapper.jar');
  writeWrapperJar({ to, mainClass: 'com.example.Main', classPath });
  return to;
}

const manifestOf = (jar: string) => {
  const files = unzipSync(readFileSync(jar));
  expect(Object.keys(files)).toEqual(['META-INF/MANIFEST.MF']);
  return strFromU8(files['META-INF/MANIFEST.MF'] ?? new Uint8Array());
};

test('the manifest names the class and the other JAR', () => {
  const manifest = manifestOf(aWrapper()).replaceAll('\r\n ', '');
  expect(manifest.split('\r\n')).toEqual([
    'Manifest-Version: 1.0',
    'Main-Class: com.example.Main',
    `Class-Path: file://${LONG.replaceAll(' ', '%20')}`,
    '',
    '',
  ]);
});

test('no line is longer than Java can read', () => {
  const lines = manifestOf(aWrapper()).split('\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(`${line}\n`)))).toBeLessThanOrEqual(72);
});

test('a correct file is not written again, because a suite may be starting from it', () => {
  const to = aWrapper();
  utimesSync(to, new Date(0), new Date(0));
  writeWrapperJar({ to, mainClass: 'com.example.Main', classPath: LONG });
  expect(statSync(to).mtimeMs).toBe(0);
  writeWrapperJar({ to, mainClass: 'com.example.Main', classPath: '/elsewhere.jar' });
  expect(manifestOf(to)).toContain('file:///elsewhere.jar');
});
