import { describe, expect, it } from 'vitest';
import { differences, readListed } from './deployed.ts';

const where = { region: 'asia-south1', project: 'staging' };
const at = (...ids: string[]) => ids.map((id) => ({ id, region: 'asia-south1' }));

describe('the deployed functions', () => {
  it('are right when they are those of this code', () => {
    expect(differences(['guest', 'everyNight'], at('everyNight', 'guest'), where)).toEqual([]);
  });

  it('are named with the command that deletes what an earlier version left', () => {
    const listed = [...at('guest', 'sweepTenants', 'followItems'), { id: 'guest', region: 'us-central1' }];
    expect(differences(['guest'], listed, where)).toEqual([
      'Functions of an earlier version still run, with its code. Delete them:',
      '  npx firebase functions:delete followItems sweepTenants --region asia-south1 --project staging',
      '  npx firebase functions:delete guest --region us-central1 --project staging',
    ]);
  });

  it('are not to be deleted before those that take their place have started', () => {
    const said = differences(['guest', 'everyNight'], at('guest', 'sweepTenants'), where);
    expect(said[0]).toBe('Not deployed: everyNight.');
    expect(said.join()).not.toContain('functions:delete');
    expect(differences(['guest', 'everyNight'], at('guest'), where)).toEqual(['Not deployed: everyNight.']);
  });

  it('are read from what firebase prints, or its sentence is passed on', () => {
    const result = [{ id: 'guest', region: 'asia-south1', platform: 'gcfv2' }];
    expect(readListed(JSON.stringify({ status: 'success', result }))).toEqual(result);
    expect(() => readListed(JSON.stringify({ status: 'error', error: 'Log in first.' }))).toThrow(
      'Log in first.',
    );
    expect(() => readListed('')).toThrow('did not list');
    expect(() => readListed(JSON.stringify({ status: 'success', result: [{ id: 7 }] }))).toThrow(
      'did not list',
    );
  });
});
