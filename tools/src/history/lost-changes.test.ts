import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCommits, readMerges, readTree } from './commits.ts';
import { lostChanges } from './lost-changes.ts';
import { madeUpRepository } from './made-up-repository.fixtures.ts';
import type { MadeUpRepository } from './made-up-repository.fixtures.ts';

const ROUND = 'domain/src/orders/round.ts';
const BILL = 'domain/src/billing/bill.ts';

const START = 'export const first = "the first dish";\n';
const NAME = 'export const customerName = "kept by a merge";\n';
const NUMBER = 'export const customerNumber = "kept by a merge";\n';
const ADDRESS = 'export const customerAddress = "kept by a merge";\n';

let repository: MadeUpRepository;

beforeEach(() => {
  repository = madeUpRepository({ [ROUND]: START, [BILL]: START });
});

afterEach(() => repository.remove());

const found = () => {
  const { folder, base } = repository;
  return lostChanges({
    commits: readCommits(folder, base),
    merges: readMerges(folder, base),
    tree: readTree(folder),
  });
};

describe('a commit that removes what another commit has just added', () => {
  it('is reported with the file and the other commit', () => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME });
    repository.commit('Tables are moved', { [ROUND]: START, [BILL]: START + NUMBER });
    expect(found()).toEqual([
      expect.stringMatching(
        /^\w+ Tables are moved\n {4}took 1 line out of domain\/src\/orders\/round\.ts that came with: \w+ A merge keeps the name$/,
      ),
    ]);
  });

  it('is not reported when it added something else there', () => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME });
    repository.commit('A merge keeps the number', { [ROUND]: START + NUMBER });
    expect(found()).toEqual([]);
  });

  it('is not reported when it moved the lines to another file', () => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME });
    repository.commit('Names stand with the bill', { [ROUND]: START, [BILL]: START + NAME });
    expect(found()).toEqual([]);
  });

  it('is not reported when a third commit restored them', () => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME });
    repository.commit('Tables are moved', { [ROUND]: START });
    repository.commit('A merge keeps the name again', { [ROUND]: NAME + START });
    expect(found()).toEqual([]);
  });

  it('is not reported when the lines existed before the base', () => {
    repository.commit('The first dish goes', { [ROUND]: 'export const other = 1;\n' });
    repository.commit('Nothing else goes either', { [BILL]: '' });
    expect(found()).toEqual([]);
  });

  it('is not reported when the whole file was deleted', () => {
    repository.commit('A note', { 'domain/src/orders/note.ts': NAME });
    repository.commit('No note', { 'domain/src/orders/note.ts': null });
    expect(found()).toEqual([]);
  });

  it('is not reported when the file is no source file', () => {
    repository.commit('A note', { 'notes/note.md': START + NAME });
    repository.commit('No note', { 'notes/note.md': START });
    expect(found()).toEqual([]);
  });
});

describe('a removal on purpose', () => {
  const removeBoth = (body: string) => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME, [BILL]: START + NUMBER });
    repository.commit(`Names go\n\n${body}`, { [ROUND]: START, [BILL]: START });
  };

  it('is not reported when its commit says so', () => {
    removeBoth('Nobody read them.\n\nRemoves on purpose: names go back to the profile');
    expect(found()).toEqual([]);
  });

  it('is not reported for the file that its commit names, but is for another file', () => {
    removeBoth(`Removes on purpose: ${ROUND}`);
    expect(found()).toEqual([expect.stringContaining(`out of ${BILL}`)]);
  });

  it("is reported when the commit's line names no reason", () => {
    removeBoth('Removes on purpose:');
    expect(found()).toHaveLength(2);
  });
});

describe('a merge of two branches', () => {
  /** The branch adds three lines, and main adds one; the merge leaves this text in the file. */
  const merged = (text: string, body = '') => {
    const { git, commit } = repository;
    git('checkout', '-b', 'branch');
    commit('A merge keeps the customer', { [ROUND]: START + NAME + NUMBER + ADDRESS });
    git('checkout', 'main');
    commit('A second dish', { [ROUND]: `${START}export const second = "the second dish";\n` });
    expect(() => git('merge', 'branch')).toThrow('Command failed: git');
    commit(`The branch comes in\n\n${body}`, { [ROUND]: text });
  };

  it('loses nothing when it keeps both sides', () => {
    merged(`${START}export const second = "the second dish";\n${NAME}${NUMBER}${ADDRESS}`);
    expect(found()).toEqual([]);
  });

  it('is reported when it keeps only one side', () => {
    merged(`${START}export const second = "the second dish";\n`);
    expect(found()).toEqual([
      expect.stringMatching(/^\w+ A merge keeps the customer\n {4}put 3 lines into .* that are nowhere now/),
    ]);
  });

  it('is not reported when it says that this is on purpose', () => {
    merged(START, 'Removes on purpose: the customer is kept elsewhere');
    expect(found()).toEqual([]);
  });

  it("finds the lines in the file's new place when the other branch moved it", () => {
    const { git, commit } = repository;
    git('checkout', '-b', 'branch');
    commit('A merge keeps the customer', { [ROUND]: START + NAME + NUMBER + ADDRESS });
    git('checkout', 'main');
    commit('Orders become service', { [ROUND]: null, 'domain/src/service/round.ts': START });
    git('merge', '-m', 'The branch comes in', 'branch');
    expect(found()).toEqual([]);
  });
});
