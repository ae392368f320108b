import { expect, it } from 'vitest';
import { tableName } from './table-name.ts';
import { roomName } from '../../messages/shared/en/places.ts';

it.each([
  ['F1-T01', 'F1-T01'],
  ['F2-R201', 'Room 201'],
  ['default', 'default'],
])('%s is called %s', (id, name) => expect(tableName(roomName, id)).toBe(name));
