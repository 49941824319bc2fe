import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Copy,
  DockerfileParser,
  type Env,
  type From,
  type Instruction,
  type JSONInstruction,
} from 'dockerfile-ast';
import ignore from 'ignore';

/** A stage of the Dockerfile, built into a folder that stands for the image's file system. */
export interface BuiltStage {
  readonly root: string;
  workdir: string;
  user: string;
  env: Record<string, string>;
  command: string[];
  /** What its system would get from Debian. */
  packages: string[];
  /** Folders that were made for a user, by their path in the image. */
  ownedFolders: Record<string, string>;
}

/** Where a path of the image is on this machine. */
export const pathInStage = (stage: Pick<BuiltStage, 'root' | 'workdir'>, path: string): string =>
  join(stage.root, path.startsWith('/') ? '' : stage.workdir, path);

/** What the engine would be sent: the files git knows or could know, without what .dockerignore leaves out. */
function sendContext(context: string, target: string): void {
  const ignored = ignore().add(readFileSync(join(context, '.dockerignore'), 'utf8'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: context,
    encoding: 'utf8',
  });
  for (const file of ignored.filter(listed.split('\0').filter((name) => name && existsSync(join(context, name))))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(context, file), join(target, file));
  }
}

/**
 * What `npm install` makes of this lockfile stands in this checkout already, made a moment ago by the same command: it is linked, which
 * takes seconds instead of a minute or two. Into a file system of its own nothing can be linked; there it is installed.
 * @returns whether it could be linked
 */
function linkInstalled(context: string, target: string): boolean {
  const folders = execFileSync('git', ['ls-files', '-z', '--', 'package.json', '**/package.json'], {
    cwd: context,
    encoding: 'utf8',
  });
  try {
    for (const manifest of folders.split('\0').filter((name) => name !== '')) {
      const modules = join(dirname(manifest), 'node_modules');
      if (existsSync(join(context, modules)))
        execFileSync('cp', ['-al', join(context, modules), join(target, modules)], { stdio: 'ignore' });
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds stages of deploy/Dockerfile without an engine, by doing what their instructions say in ordinary folders. The base image's own files
 * are missing (this machine's Node runs the steps), so it shows that the steps work and which files an image gets, not that it boots.
 */
export class ImageBuilder {
  private readonly built = new Map<string, BuiltStage>();
  private readonly steps: Instruction[];

  constructor(
    private readonly context: string,
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.steps = DockerfileParser.parse(readFileSync(join(context, 'deploy/Dockerfile'), 'utf8')).getInstructions();
  }

  build(name: string): BuiltStage {
    const known = this.built.get(name);
    if (known) return known;
    const start = this.steps.findIndex(
      (step) => step.getKeyword() === 'FROM' && (step as From).getBuildStage() === name,
    );
    if (start === -1) throw new Error(`deploy/Dockerfile has no stage ${name}`);
    const stage = this.begin(name, (this.steps[start] as From).getImage() ?? '');
    for (const step of this.steps.slice(start + 1)) {
      if (step.getKeyword() === 'FROM') break;
      this.take(stage, step);
    }
    this.built.set(name, stage);
    return stage;
  }

  private begin(name: string, image: string): BuiltStage {
    const root = join(this.folder, name);
    mkdirSync(root, { recursive: true });
    const isStage = this.steps.some((step) => step.getKeyword() === 'FROM' && (step as From).getBuildStage() === image);
    if (!isStage) return { root, workdir: '/', user: 'root', env: {}, command: [], packages: [], ownedFolders: {} };
    const base = this.build(image);
    cpSync(base.root, root, { recursive: true });
    return {
      ...base,
      env: { ...base.env },
      packages: [...base.packages],
      ownedFolders: { ...base.ownedFolders },
      root,
    };
  }

  private take(stage: BuiltStage, step: Instruction): void {
    const text = step.getArgumentsContent() ?? '';
    switch (step.getKeyword()) {
      case 'WORKDIR':
        stage.workdir = text;
        mkdirSync(join(stage.root, text), { recursive: true });
        break;
      case 'ENV':
        for (const property of (step as Env).getProperties()) stage.env[property.getName()] = property.getValue() ?? '';
        break;
      case 'USER':
        stage.user = text;
        break;
      case 'CMD':
        stage.command = (step as JSONInstruction).getJSONStrings().map((argument) => argument.getJSONValue());
        break;
      case 'COPY':
        this.copy(stage, step as Copy);
        break;
      case 'RUN':
        // The image's system is not here, and this machine's is not to be changed: what would be installed is only noted.
        if (text.startsWith('apt-get ')) {
          stage.packages.push(...(/ install (?:-\S+ )*([^&]+)/.exec(text)?.[1]?.trim().split(/\s+/) ?? []));
          break;
        }
        if (text.startsWith('install -d ')) {
          this.makeOwnedFolder(stage, text);
          break;
        }
        if (text.startsWith('npm install') && linkInstalled(this.context, pathInStage(stage, '.'))) break;
        execFileSync('bash', ['-c', text], {
          cwd: pathInStage(stage, '.'),
          env: { ...this.env, ...stage.env },
          stdio: ['ignore', 'pipe', 'pipe'],
          maxBuffer: 64 * 1024 * 1024,
        });
        break;
      default: // ARG, EXPOSE, HEALTHCHECK and the like make no files
    }
  }

  /** The image's users are not here: who the folder would belong to is only noted. */
  private makeOwnedFolder(stage: BuiltStage, text: string): void {
    const [, owner = '', folder = ''] = /^install -d -o (\S+) -g \S+ (\S+)$/.exec(text) ?? [];
    mkdirSync(pathInStage(stage, folder), { recursive: true });
    stage.ownedFolders[folder] = owner;
  }

  private copy(stage: BuiltStage, step: Copy): void {
    const [source = '.', target = '.'] = step.getArguments().map((argument) => argument.getValue());
    const from = step.getFromFlag()?.getValue();
    if (!from) return sendContext(join(this.context, source), pathInStage(stage, target));
    cpSync(pathInStage({ root: this.build(from).root, workdir: '/' }, source), pathInStage(stage, target), {
      recursive: true,
    });
  }
}
