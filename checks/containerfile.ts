/** A line of a Containerfile: what is to be done, and with what. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** One image of several stages, with what it says of itself. */
export interface ImageStage {
  /** By which later stages copy from it. */
  readonly name: string | null;
  /** What is done in it, in order: WORKDIR, COPY, RUN. */
  readonly steps: readonly Instruction[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | null;
  readonly ports: readonly number[];
  readonly health: readonly string[] | null;
  /** Entry point and command together. */
  readonly start: readonly string[];
}

export function readStages(text: string): ImageStage[] {
  const stages: Instruction[][] = [];
  for (const instruction of instructionsOf(text)) {
    if (instruction.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages.map(toStage);
}

function instructionsOf(text: string): Instruction[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return name === undefined || rest === undefined ? [] : [{ name, rest }];
    });
}

function toStage(lines: readonly Instruction[]): ImageStage {
  const all = (name: string) => lines.filter((line) => line.name === name).map(({ rest }) => rest);
  const last = (name: string) => all(name).at(-1);
  const words = (name: string): string[] => JSON.parse(last(name) ?? '[]');
  const health = /CMD (\[.*\])$/.exec(last('HEALTHCHECK') ?? '')?.[1];
  return {
    name: / AS (\S+)$/.exec(last('FROM') ?? '')?.[1] ?? null,
    steps: lines.filter(({ name }) => /^(WORKDIR|COPY|RUN)$/.test(name)),
    env: Object.fromEntries(all('ENV').flatMap((rest) => rest.split(' ').map((one) => one.split('=')))),
    user: last('USER') ?? null,
    ports: all('EXPOSE').flatMap((rest) => rest.split(' ').map(Number)),
    health: health === undefined ? null : JSON.parse(health),
    start: [...words('ENTRYPOINT'), ...words('CMD')],
  };
}
