import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../src/config.ts';

const run = promisify(execFile);

const main = `
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { hash } from '@node-rs/argon2';
import { greeting } from './greeting.ts';

@Injectable()
class Words {
  readonly greeting = greeting;
}

@Injectable()
class Greeter {
  constructor(private readonly words: Words) {}
  greet(): string {
    return this.words.greeting + ' with a hash of ' + typeof hash;
  }
}

@Module({ providers: [Words, Greeter] })
class AppModule {}

const app = await NestFactory.createApplicationContext(AppModule, { logger: false });
process.stdout.write(app.get(Greeter).greet());
await app.close();
`;

/** In the repository, so that imports of our own and of installed packages are resolved. */
let app: string;
let out: string;

beforeAll(async () => {
  app = mkdtempSync(join(repositoryRoot, 'apps/.sample-'));
  out = join(repositoryRoot, 'dist/apps', basename(app));
  mkdirSync(join(app, 'src'));
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: '@memory/sample', version: '1.2.3', build: { copy: ['data'] } }),
  );
  mkdirSync(join(app, 'data/words'), { recursive: true });
  writeFileSync(join(app, 'data/words/list.tsv'), 'one\n');
  writeFileSync(join(app, 'src/main.ts'), main);
  writeFileSync(join(app, 'src/greeting.ts'), `export const greeting: string = 'hello';`);
  writeFileSync(
    join(app, 'src/worker.ts'),
    `import { greeting } from './greeting.ts'; process.stdout.write(greeting);`,
  );
  await run(process.execPath, [join(repositoryRoot, 'tools/launcher/src/build/build-service.ts')], { cwd: app });
});
afterAll(() => {
  for (const folder of [app, out]) rmSync(folder, { recursive: true, force: true });
});

describe('a built service', () => {
  it('runs, with dependencies injected by constructor types', async () => {
    const { stdout } = await run(process.execPath, [join(out, 'main.js')]);
    expect(stdout).toBe('hello with a hash of function');
  });

  it('has the worker and source maps in the same folder', async () => {
    expect((await run(process.execPath, [join(out, 'worker.js')])).stdout).toBe('hello');
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['main.js.map', 'worker.js.map']));
  });

  it('has the folders that its package.json copies', () => {
    expect(readFileSync(join(out, 'data/words/list.tsv'), 'utf8')).toBe('one\n');
  });

  it('lists the packages that are not bundled, with their installed versions, in its package.json', () => {
    const { version } = JSON.parse(
      readFileSync(join(repositoryRoot, 'node_modules/@node-rs/argon2/package.json'), 'utf8'),
    ) as {
      version: string;
    };
    const built = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as object;
    expect(built).toEqual({
      name: '@memory/sample',
      version: '1.2.3',
      private: true,
      type: 'module',
      dependencies: { '@node-rs/argon2': version },
    });
  });
});
