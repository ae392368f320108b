import { expect, it } from 'vitest';
import { tableName } from './table-name.ts';
import { roomName } from '../../messages/shared/places/en.ts';

const placeNames = { 'F1-T04': 'Terrace 4', 'F2-R202': 'Rose suite' };

it.each([
  ['F1-T01', 'F1-T01'],
  ['F2-R201', 'Room 201'],
  ['default', 'default'],
  ['toString', 'toString'],
  ['F1-T04', 'Terrace 4'],
  ['F2-R202', 'Rose suite'],
])('%s is called %s', (id, name) => expect(tableName({ roomName, placeNames }, id)).toBe(name));
