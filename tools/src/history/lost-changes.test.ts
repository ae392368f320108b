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

describe('a commit that takes out what another had just put in', () => {
  it('is told, with the file and the commit that it came with', () => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME });
    repository.commit('Tables are moved', { [ROUND]: START, [BILL]: START + NUMBER });
    expect(found()).toEqual([
      expect.stringMatching(
        /^\w+ Tables are moved\n {4}took 1 line out of domain\/src\/orders\/round\.ts that came with: \w+ A merge keeps the name$/,
      ),
    ]);
  });

  it('is none when it put something else there', () => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME });
    repository.commit('A merge keeps the number', { [ROUND]: START + NUMBER });
    expect(found()).toEqual([]);
  });

  it('is none when it moved the lines to another file', () => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME });
    repository.commit('Names stand with the bill', { [ROUND]: START, [BILL]: START + NAME });
    expect(found()).toEqual([]);
  });

  it('is none when a third brought it back', () => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME });
    repository.commit('Tables are moved', { [ROUND]: START });
    repository.commit('A merge keeps the name again', { [ROUND]: NAME + START });
    expect(found()).toEqual([]);
  });

  it('is none when the lines were there before the base', () => {
    repository.commit('The first dish goes', { [ROUND]: 'export const other = 1;\n' });
    repository.commit('Nothing else goes either', { [BILL]: '' });
    expect(found()).toEqual([]);
  });

  it('is none when the whole file went', () => {
    repository.commit('A note', { 'domain/src/orders/note.ts': NAME });
    repository.commit('No note', { 'domain/src/orders/note.ts': null });
    expect(found()).toEqual([]);
  });

  it('is none of ours in what is no source', () => {
    repository.commit('A note', { 'notes/note.md': START + NAME });
    repository.commit('No note', { 'notes/note.md': START });
    expect(found()).toEqual([]);
  });
});

describe('a removal that is meant', () => {
  const removeBoth = (body: string) => {
    repository.commit('A merge keeps the name', { [ROUND]: START + NAME, [BILL]: START + NUMBER });
    repository.commit(`Names go\n\n${body}`, { [ROUND]: START, [BILL]: START });
  };

  it('is not told when its commit says why', () => {
    removeBoth('Nobody read them.\n\nRemoves on purpose: names go back to the profile');
    expect(found()).toEqual([]);
  });

  it('is not told for the file that its commit names, and is for another', () => {
    removeBoth(`Removes on purpose: ${ROUND}`);
    expect(found()).toEqual([expect.stringContaining(`out of ${BILL}`)]);
  });

  it('is told when nothing stands behind the words', () => {
    removeBoth('Removes on purpose:');
    expect(found()).toHaveLength(2);
  });
});

describe('a merge of two branches', () => {
  /** The branch adds three lines, main one; whoever merges leaves this in the file. */
  const merged = (text: string, body = '') => {
    const { git, commit } = repository;
    git('checkout', '-b', 'branch');
    commit('A merge keeps the customer', { [ROUND]: START + NAME + NUMBER + ADDRESS });
    git('checkout', 'main');
    commit('A second dish', { [ROUND]: `${START}export const second = "the second dish";\n` });
    expect(() => git('merge', 'branch')).toThrow('Command failed: git');
    commit(`The branch comes in\n\n${body}`, { [ROUND]: text });
  };

  it('that keeps both loses nothing', () => {
    merged(`${START}export const second = "the second dish";\n${NAME}${NUMBER}${ADDRESS}`);
    expect(found()).toEqual([]);
  });

  it('that keeps one side has lost the other', () => {
    merged(`${START}export const second = "the second dish";\n`);
    expect(found()).toEqual([
      expect.stringMatching(/^\w+ A merge keeps the customer\n {4}put 3 lines into .* that are nowhere now/),
    ]);
  });

  it('may say that it means to', () => {
    merged(START, 'Removes on purpose: the customer is kept elsewhere');
    expect(found()).toEqual([]);
  });

  it('finds the lines where the other branch moved the file to', () => {
    const { git, commit } = repository;
    git('checkout', '-b', 'branch');
    commit('A merge keeps the customer', { [ROUND]: START + NAME + NUMBER + ADDRESS });
    git('checkout', 'main');
    commit('Orders become service', { [ROUND]: null, 'domain/src/service/round.ts': START });
    git('merge', '-m', 'The branch comes in', 'branch');
    expect(found()).toEqual([]);
  });
});
