import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Copy,
  DockerfileParser,
  type Env,
  type From,
  type Instruction,
  type JSONInstruction,
} from 'dockerfile-ast';
import { copyBuildContext, linkInstalledPackages } from './build-context.ts';

/** A stage of the Dockerfile, built into a folder that stands for the file system of the image. */
export interface DockerfileStage {
  readonly root: string;
  workdir: string;
  user: string;
  env: Record<string, string>;
  command: string[];
  /** The Debian packages that the steps of the stage would install in an image. */
  packages: string[];
  /** The owner of each folder that the steps create with `install -d`, by the path in the image. */
  ownedFolders: Record<string, string>;
}

/** Returns the path on this machine for a path in the image. */
export const pathInStage = (stage: Pick<DockerfileStage, 'root' | 'workdir'>, path: string): string =>
  join(stage.root, path.startsWith('/') ? '' : stage.workdir, path);

/** Puts the content of a folder into another one by hard links: no step changes a file of another stage, and the packages have a gigabyte. */
function linkFiles(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  execFileSync('cp', ['-al', `${source}/.`, target], { stdio: 'ignore' });
}

/**
 * Builds stages of deploy/Dockerfile without a container engine, by executing their instructions in ordinary folders. The files of the base
 * image are missing (the steps run on this machine's Node). A test can therefore check that the steps succeed and which files an image
 * contains, but not that the image starts.
 */
export class ContainerImageBuilder {
  private readonly built = new Map<string, DockerfileStage>();
  private readonly steps: Instruction[];

  constructor(
    private readonly context: string,
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.steps = DockerfileParser.parse(readFileSync(join(context, 'deploy/Dockerfile'), 'utf8')).getInstructions();
  }

  build(name: string): DockerfileStage {
    const existing = this.built.get(name);
    if (existing) return existing;
    const start = this.steps.findIndex(
      (step) => step.getKeyword() === 'FROM' && (step as From).getBuildStage() === name,
    );
    if (start === -1) throw new Error(`deploy/Dockerfile has no stage ${name}`);
    const stage = this.createStage(name, (this.steps[start] as From).getImage() ?? '');
    for (const step of this.steps.slice(start + 1)) {
      if (step.getKeyword() === 'FROM') break;
      this.execute(stage, step);
    }
    this.built.set(name, stage);
    return stage;
  }

  private createStage(name: string, image: string): DockerfileStage {
    const root = join(this.folder, name);
    mkdirSync(root, { recursive: true });
    const isStage = this.steps.some((step) => step.getKeyword() === 'FROM' && (step as From).getBuildStage() === image);
    if (!isStage) return { root, workdir: '/', user: 'root', env: {}, command: [], packages: [], ownedFolders: {} };
    const base = this.build(image);
    linkFiles(base.root, root);
    return {
      ...base,
      env: { ...base.env },
      packages: [...base.packages],
      ownedFolders: { ...base.ownedFolders },
      root,
    };
  }

  private execute(stage: DockerfileStage, step: Instruction): void {
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
        // The packages are only recorded and not installed, because the tests must not change this machine's system.
        if (text.startsWith('apt-get ')) {
          stage.packages.push(...(/ install (?:-\S+ )*([^&]+)/.exec(text)?.[1]?.trim().split(/\s+/) ?? []));
          break;
        }
        if (text.startsWith('install -d ')) {
          this.createOwnedFolder(stage, text);
          break;
        }
        if (text.startsWith('npm install') && linkInstalledPackages(this.context, pathInStage(stage, '.'))) break;
        execFileSync('bash', ['-c', text], {
          cwd: pathInStage(stage, '.'),
          env: { ...this.env, ...stage.env },
          stdio: ['ignore', 'pipe', 'pipe'],
          maxBuffer: 64 * 1024 * 1024,
        });
        break;
      default: // ARG, EXPOSE, HEALTHCHECK and similar instructions create no files
    }
  }

  /** Creates a folder and only records its owner, because the image's users do not exist on this machine. */
  private createOwnedFolder(stage: DockerfileStage, text: string): void {
    const [, owner = '', folder = ''] = /^install -d -o (\S+) -g \S+ (\S+)$/.exec(text) ?? [];
    mkdirSync(pathInStage(stage, folder), { recursive: true });
    stage.ownedFolders[folder] = owner;
  }

  private copy(stage: DockerfileStage, step: Copy): void {
    const [source = '.', target = '.'] = step.getArguments().map((argument) => argument.getValue());
    const from = step.getFromFlag()?.getValue();
    if (!from) return copyBuildContext(join(this.context, source), pathInStage(stage, target));
    linkFiles(pathInStage({ root: this.build(from).root, workdir: '/' }, source), pathInStage(stage, target));
  }
}
