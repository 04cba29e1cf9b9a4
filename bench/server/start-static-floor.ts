import { spawn } from 'node:child_process';

/** Starts the floor of every answer, a Node server that sends so many bytes, as a process of its own. */
export async function startStaticFloor(bytes: number): Promise<{ origin: string; pid: number; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/server/static-floor.ts', String(bytes)]);
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  const origin = await new Promise<string>((ready) => {
    child.stdout.on('data', (part: Buffer) => {
      const found = /ready on (\S+)/.exec(part.toString())?.[1];
      if (found !== undefined) ready(found);
    });
  });
  return { origin, pid: child.pid ?? 0, stop };
}
