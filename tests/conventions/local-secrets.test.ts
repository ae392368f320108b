import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Codebase {
  readonly ignore: readonly string[];
  readonly configDir?: string;
}
const { functions } = JSON.parse(text('firebase.json')) as { functions: Codebase[] };

test('secrets and parameters of a developer are neither committed nor deployed', () => {
  expect(text('.gitignore').split('\n')).toEqual(
    expect.arrayContaining(['functions/.secret.local', 'functions/.env.local']),
  );
  for (const { ignore, configDir } of functions) {
    expect(ignore).toContain('*.local');
    expect(configDir).toBeUndefined();
  }
});
