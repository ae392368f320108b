import { expect, test } from 'vitest';
import { formatTable } from './logins-table.ts';

test('logins are in columns, and a long address in a row of its own does not move them', () => {
  const link = `http://127.0.0.1:5200/customer/${'a'.repeat(60)}`;
  const rows = [
    { who: 'Owner', address: 'http://127.0.0.1:5200/login', email: 'owner@a.example', password: 'one' },
    { who: 'Kitchen', address: 'http://127.0.0.1:5200/login', email: 'cook@a.example', password: 'two' },
    { who: 'Table 1', address: link },
    { who: 'Referral', value: 'STAFF01' },
  ];
  expect(formatTable(rows).split('\n')).toEqual([
    '  Owner      http://127.0.0.1:5200/login   owner@a.example   one',
    '  Kitchen    http://127.0.0.1:5200/login   cook@a.example    two',
    `  Table 1    ${link}`,
    '  Referral   STAFF01',
  ]);
});

test('no rows give an empty text', () => {
  expect(formatTable([])).toBe('');
});
