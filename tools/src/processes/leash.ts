/**
 * Runs a program that must not outlive the command that started this process. Standard input ends when that command
 * stops the program or dies. Then the program gets SIGINT and time to end, and afterwards everything that it started is
 * killed. After SIGTERM all of it is killed at once. So no process remains, even after `kill -9`.
 *
 * Arguments: the mark; `apart` or `together` (whether the program's two outputs are kept apart or mixed in their
 * order); the program; its arguments.
 */
import { spawn, spawnSync } from 'node:child_process';
import { killMarked, MARK } from './marked-processes.ts';

const TIME_TO_END_WELL_MS = 20_000;

const [mark = '', errors = 'together', program = '', ...args] = process.argv.slice(2);

// In a process group of its own, because the terminal's Ctrl-C must not reach it before the data is saved.
const child = spawn(program, args, {
  env: { ...process.env, [MARK]: mark },
  stdio: ['ignore', 'inherit', errors === 'apart' ? 'inherit' : 1],
  detached: process.platform !== 'win32',
});

let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), TIME_TO_END_WELL_MS).unref();
}

process.stdin.on('end', stop).on('error', stop).resume();
process.on('SIGINT', () => {}).on('SIGHUP', () => {});
process.on('SIGTERM', () => killMarked(mark));

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code) => {
  killMarked(mark);
  process.exit(code ?? 128);
});
