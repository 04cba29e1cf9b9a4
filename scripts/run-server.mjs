import { spawn } from 'node:child_process';

/** Runs an entry of the built server in the foreground: signals are handed on, its exit code is ours. */
export function runServer(entry, args) {
  const child = spawn(process.execPath, [`dist-server/${entry}.js`, ...args], {
    stdio: 'inherit',
    // React and the router take their production form at run time only by this name.
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 : 1)));
}
