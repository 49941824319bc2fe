import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolderOfEntryFile, builtEntryPath, topology } from '@memory/launcher/topology';
import { composeFile, repositoryRoot } from './compose-file.ts';

/** The lines of each stage of deploy/Dockerfile, by its name; the first word of a line is the instruction. */
const stages = new Map(
  readFileSync(join(repositoryRoot, 'deploy/Dockerfile'), 'utf8')
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => {
      const [from = '', ...lines] = text.split('\n').filter((line) => line && !line.startsWith('#'));
      const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(from) ?? [];
      return [name, { base, lines }] as const;
    }),
);

/** Returns what follows an instruction in a stage, with the stages that it is built on: `['node']` for `USER node`. */
function instructionsOf(name: string, instruction: string): string[] {
  const { base = '', lines = [] } = stages.get(name) ?? {};
  return [
    ...(stages.has(base) ? instructionsOf(base, instruction) : []),
    ...lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1)),
  ];
}

/** The services that run images of the product. Several run the same image, which one of them builds. */
const built = Object.entries(composeFile.services).flatMap(([service, { image, build, command, volumes = [] }]) =>
  image.startsWith('memory/') ? [{ service, target: image.slice('memory/'.length), build, command, volumes }] : [],
);
const targets = [...new Set(built.map(({ target }) => target))];

describe.each(targets)('the image %s', (target) => {
  it('is built once, is a stage of the Dockerfile, and runs as an unprivileged user', () => {
    expect(
      built.flatMap((service) => (service.target === target && service.build ? [service.build.target] : [])),
    ).toEqual([target]);
    expect(stages.has(target)).toBe(true);
    expect(instructionsOf(target, 'USER').at(-1)).toBe('node');
  });

  it('gets nothing but what the build has written for it', () => {
    const copied = instructionsOf(target, 'COPY');
    const web = target === 'gateway' ? ['--from=built /memory/dist/apps/web ./web'] : [];
    const folder = target === 'migrate' ? 'deploy' : `apps/${target}`;
    expect(copied).toEqual([`--from=built /memory/dist/${folder} ./`, ...web]);
    expect(existsSync(join(repositoryRoot, folder, 'package.json'))).toBe(true);
  });

  it('has the folders of its volumes, owned by the user it runs as', () => {
    const owned = instructionsOf(target, 'RUN').flatMap(
      (command) => /^install -d -o node -g node (\S+)$/.exec(command)?.[1] ?? [],
    );
    const mounted = built
      .filter((service) => service.target === target)
      .flatMap(({ volumes }) => volumes)
      // A volume of Compose has a name; a folder of the machine brings its own owner.
      .flatMap((volume) => (/^\w/.test(volume) ? (volume.split(':')[1] ?? []) : []));
    expect(new Set(owned)).toEqual(new Set(mounted));
  });
});

describe('the images', () => {
  it.each(topology)('that $name runs in has its program', ({ name, entry }) => {
    const service = built.find((candidate) => candidate.service === name);
    expect(appFolderOfEntryFile(entry)).toBe(`apps/${service?.target}`);
    const command =
      service?.command ?? (JSON.parse(instructionsOf(service?.target ?? '', 'CMD').at(-1) ?? '') as string[]);
    expect(builtEntryPath(entry)).toBe(join(repositoryRoot, 'dist/apps', service?.target ?? '', command.at(-1) ?? ''));
  });

  it('have the programs of the system that their processes run', () => {
    const packages = [...stages.keys()].map((stage) => [
      stage,
      (stages.get(stage)?.lines ?? []).flatMap(
        (line) => / install -y --no-install-recommends ([\w -]+?) &&/.exec(line)?.[1]?.split(' ') ?? [],
      ),
    ]);
    expect(packages.filter(([, names]) => names!.length > 0)).toEqual([
      ['media-svc', ['ffmpeg']],
      ['migrate', ['bzip2', 'ca-certificates', 'git']],
    ]);
  });

  it('are built without files of this machine: packages, secrets, data', () => {
    const ignored = readFileSync(join(repositoryRoot, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.data', '**/node_modules', '**/dist', '.env*', '**/*.env']),
    );
  });
});
